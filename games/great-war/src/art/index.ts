/** The art of The Great War: pure functions that give SVG text, for the browser's table and for drawings in a file. */
export * from './badge.ts'
export { deckBack } from './card-back.ts'
export { cardText, type TextRoom } from './card-text.ts'
export { type CombatCardLook, type CombatCardWords, combatCard } from './combat-card.ts'
export { type CommandCardLook, type CommandCardWords, commandCard, isSectionCard } from './command-card.ts'
export * from './hex-marks.ts'
export * from './hex-sheet.ts'
export { type Land, landNow, landOf } from './land.ts'
export { boxLid } from './lid.ts'
export { boardPicture, type MapOptions, mapPicture } from './map.ts'
export { miniCombatCard, miniCommandCard } from './mini-card.ts'
export {
  boardSize,
  cornersOf,
  edgeOf,
  hexAt,
  hexOutline,
  isSideways,
  medalPlace,
  placeOf,
  SIZE,
  STEP,
  type Turn,
  turnBack,
  turnFor,
  turnPoint,
} from './places.ts'
export { scenarioThumbnail } from './thumbnail.ts'
export * from './tokens.ts'
export { liveryOf, shapeOf, UNIT, type UnitLook, unitPiece } from './unit.ts'
export * from './unit-marks.ts'
