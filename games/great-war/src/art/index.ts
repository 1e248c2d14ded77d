/** The art of The Great War: pure functions that give SVG text, for the browser's table and for drawings in a file. */
export { cardText } from './card-text.ts'
export { combatCard } from './combat-card.ts'
export { commandCard, isSectionCard } from './command-card.ts'
export { groundSheet } from './ground-sheet.ts'
export * from './hex-marks.ts'
export * from './hex-sheet.ts'
export { type Land, landNow, landOf } from './land.ts'
export { boxLid } from './lid.ts'
export { boardPicture } from './map.ts'
export { miniCombatCard, miniCommandCard } from './mini-card.ts'
export {
  boardSize,
  cornersOf,
  edgeOf,
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
export { PAINTED_SCENARIO, PAINTED_TURNS, paintedGround } from './sheet.ts'
export { scenarioThumbnail } from './thumbnail.ts'
export * from './tokens.ts'
export { liveryOf, shapeOf, UNIT, unitPiece } from './unit.ts'
export * from './unit-marks.ts'
