/** French: what the home page says of the game. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  pitch:
    'Menez une section à travers la Normandie à l’été 1944 : vos cartes sont vos hommes, et chaque perte amincit votre pioche.',
  'campaign.all': 'Les douze batailles',
  'campaign.canal': 'Vers le canal et par-delà la Vire',
  'campaign.saint-lo': 'La percée de Saint-Lô',
  'campaign.tessy': 'Tessy-sur-Vire',
  'campaign.mortain': 'La bataille de Mortain',
  'victory.points': 'Contrôler {count} points sur {onMap}.',
  'victory.all.one': 'Contrôler le seul objectif.',
  'victory.all.other': 'Contrôler les {count} points.',
  'victory.pin': 'Ne laisser à l’ennemi aucun Fusilier sur le plateau.',
  'special.la-raye':
    'La bataille par où commencer : deux escouades égales par camp, Fusiliers et Éclaireurs seulement, sur une petite carte. Le village allemand vaut à lui seul trois des cinq points requis.',
  'special.montmartin-en-graignes':
    'Deux escouades américaines attaquent, une escouade allemande défend avec une mitrailleuse. Un seul objectif sur trois suffit à l’attaquant ; le défenseur doit anéantir les Fusiliers adverses.',
  'special.raid-across-the-canal':
    'Un canal coupe la carte en deux, et son pont vaut trois points. Des mitrailleuses attendent dans les deux réserves : allez les chercher à temps.',
  'special.behind-enemy-lines':
    'Des tireurs d’élite américains commencent seuls à l’arrière des Allemands. Les Allemands tiennent le canal, et avec lui quatre des cinq points qu’il leur faut.',
  'special.crossing-the-vire':
    'Les Américains doivent tenir en même temps les deux ponts sur la Vire, et un mortier allemand n’attend que cela : la première bataille avec Viser et Pilonner.',
  'special.desperate-withdrawal':
    'Une sortie au lieu d’une attaque : les Américains doivent amener des Fusiliers sur une seule tuile à l’autre bout de la carte. Les Allemands suivent, avec toutes leurs armes lourdes en réserve.',
  'special.la-huberderie':
    'La section entière pour la première fois : trois escouades, tireurs d’élite et mortier attendent dans les deux réserves. Douze objectifs sur une vaste carte, et dix points pour gagner.',
  'special.streets-of-tessy-sur-vire':
    'Tous les objectifs sont parmi les maisons d’une ville au bord de la rivière. Les Américains viennent de deux collines ; les Allemands sont dispersés dans les rues, avec un mortier sur leur propre colline.',
  'special.reinforcements':
    'Les Américains doivent sortir de la ville et atteindre l’une de trois collines. Une escouade allemande avec mitrailleuse est près de la ville, une autre dans les bois devant les collines.',
  'special.critical-intelligence':
    'Il y a une radio sur la carte : tant que les Américains contrôlent sa tuile, chaque Contrôler de plus par des Fusiliers y ajoute un point. Si les Allemands la prennent, ces points sont à eux.',
  'special.hill-314':
    'Les Allemands attaquent trois collines, chacune tenue par une escouade américaine isolée, et une seule leur suffit. Les Américains doivent tenir et anéantir les Fusiliers allemands.',
  'special.mortain':
    'La dernière bataille, à armes égales : chaque camp commence avec six points, en a besoin de dix, et a toute sa section en réserve.',
}
