/** French: what the home page says of the game. */
import type { Messages } from '@bivouac/face-kit'
import type { MESSAGES as ENGLISH } from './en.ts'

export const MESSAGES: Messages<typeof ENGLISH, 'fr'> = {
  pitch:
    'La guerre des tranchées sur un plateau à hexagones : jouez une carte, donnez des ordres sur un bout de front, et sortez de la tranchée sous les canons.',
  'campaign.all': 'Les seize batailles',
  'campaign.loos': 'Loos, 1915',
  'campaign.somme': 'La Somme, 1916',
  'campaign.vimy': 'La crête de Vimy, 1917',
  // The sources are a list: destroyed units, then what the scenario gives
  victory: '{medals} médailles : {sources}.',
  'source.units': 'unités détruites',
  'source.german-front': 'la première tranchée allemande',
  'source.german-second': 'la deuxième tranchée',
  'source.german-third': 'la troisième tranchée',
  'source.british-front': 'la première tranchée britannique',
  'source.race': 'le temps gagné par Reconnaissance',
  'source.breakthrough': 'les unités qui percent',
  'source.brickstacks': 'les piles de briques',
  'source.brickworks': 'la briqueterie',
  'source.hawthorn-crater': 'le cratère de Hawthorn',
  'source.lochnagar-crater': 'le cratère de Lochnagar',
  'source.schwaben-redoubt': 'la redoute de Schwaben',
  'source.crucifix-trench': 'la tranchée du Crucifix',
  'source.thelus': 'Thélus',
  'source.hill-135': 'la cote 135',
  'source.hill-145': 'la cote 145',
  'source.the-pimple': 'le Pimple',
  'special.opening-action-1':
    'La bataille par où commencer : deux lignes de tranchées de part et d’autre d’une bande d’herbe, sans barbelés ni terrain qui vaille une médaille. Qui détruit six unités gagne.',
  'special.opening-action-2':
    'Le même terrain avec barbelés et trous d’obus. Les Britanniques veulent rester dans la première tranchée allemande ; les Allemands peuvent changer leurs Reconnaissances en médailles et attendre.',
  'special.loos-2nd-division':
    'Quinze unités britanniques contre neuf parmi les piles de briques, dont trois valent chacune une médaille. De vieux cratères de mine ralentissent l’avance.',
  'special.loos-hohenzollern-redoubt':
    'Trois tranchées allemandes, l’une derrière l’autre : chacune ne compte que tant que les précédentes sont tenues. Le crassier domine tout : avec plus d’unités autour, votre premier dé de visée est gratuit.',
  'special.loos-german-counter-attack':
    'Cette fois les Allemands attaquent : quatorze unités avec grenadiers contre neuf britanniques. Le crassier guide encore l’artillerie.',
  'special.loos-13-october':
    'Retour à la redoute, et cette fois la garnison est prête : trois mitrailleuses, trois unités avec grenadier et l’artillerie la plus forte.',
  'special.somme-beaumont-hamel':
    'Un cratère de mine tout frais sur la crête, et les deux camps courent vers lui. Un chemin creux couvre les Britanniques au milieu du no man’s land.',
  'special.somme-la-boisselle':
    'Le village avance hors de la ligne allemande, et chacune de ses cases vaut une médaille. L’immense cratère de Lochnagar est à droite : tenez-le avec plus d’unités que l’ennemi.',
  'special.somme-schwaben-redoubt':
    'Une redoute qui vaut deux médailles derrière la première tranchée, et de l’infanterie dans les caves de Thiepval sur son flanc. Les unités qui percent comptent aussi.',
  'special.somme-fricourt':
    'Un village trop fort pour être enlevé d’assaut : ses caves protègent doublement. Passez des deux côtés, vers la tranchée du Crucifix et le bord opposé.',
  'special.somme-mametz':
    'Sept unités allemandes seulement tiennent ce secteur, mais les maisons de Mametz sont fortifiées, et chacune vaut deux médailles. Les deux camps manquent de cartes de combat et de jetons HQ.',
  'special.vimy-thelus':
    'Un bombardement sur quatre rangées qui crible même les tranchées. Deux lignes, un village et une colline attendent derrière ; les Allemands n’ont que quatre cartes de commandement.',
  'special.vimy-the-pimple':
    'Neige en rafales : pendant leurs deux premiers tours, les Allemands ne voient pas à plus de deux cases. La butte sur la crête vaut deux médailles.',
  'special.vimy-hill-145':
    'Le point le plus haut de la crête vaut deux médailles, et douze unités allemandes le défendent, dont trois mitrailleuses. Il faut sept médailles pour gagner.',
  'special.somme-montauban-30th':
    'Les canons ont rasé les lignes allemandes : quatre rangées bombardées, une garnison clairsemée avec peu d’artillerie et quatre cartes de commandement. Mais il faut sept médailles, et la ville est loin derrière.',
  'special.somme-montauban-18th':
    'Trois mortiers et deux unités avec grenadier mènent l’attaque à travers un front bombardé sur quatre rangées. Il faut sept médailles, et quitter le plateau de l’autre côté compte aussi.',
}
