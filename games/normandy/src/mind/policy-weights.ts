/** What the quick policy thinks of things: figures only, tuned so that it looks first where the planning bot would go. */

export const POLICY = {
  // Ground
  /** Turning a marker that is enough to win, beyond its points. */
  winningMarker: 2.93,
  /** A marker taken from the enemy, for each point. */
  enemyMarker: 0.6,
  /** Keeping the enemy off an objective, when it is far from its goal and when one more is enough. */
  denyFar: 0.3,
  denyNear: 0.8,
  /** Standing on own objectives, for each point. */
  hold: 0.15,
  /** Standing on an objective that can be controlled next. */
  free: 2.25,
  fogTaken: 0.1,
  /** A marker laid, by how the tile draws Riflemen, and on an objective. */
  scoutDraw: 0.02,
  scoutObjective: 1.32,
  /** A better tile opened to Riflemen, next to those they can go to and farther away. */
  scoutOpen: 0.84,
  scoutFar: 0.15,
  scoutPost: 0.15,
  /** Hits to be expected on a tile; worth of the best shot from it. */
  danger: 0.6,
  fire: 0.3,
  // Uses of cards
  entering: 0.13,
  moveScale: 0.83,
  moveBase: -0.12,
  troopMoveBase: -0.83,
  scoutScale: 0.74,
  scoutBase: 0.9,
  guideBase: 0.08,
  controlBase: 2.63,
  controlScale: 0.74,
  raise: 3.5,
  attackScale: 0.72,
  riflemenAttack: 0.44,
  scoutAttack: 0.34,
  sniperAttack: 0.08,
  gunnerAttack: 0.11,
  blastBase: -0.67,
  suppressScale: 0.8,
  suppressBase: -0.43,
  suppressRiflemen: 2.66,
  suppressInHand: 0.43,
  targetScale: 0.3,
  targetBase: -1.3,
  recon: 3,
  conceal: -1.2,
  command: 2,
  bolsterBest: 0.32,
  bolsterCards: 0.6,
  sergeantBolster: -0.33,
  guideBolster: -1.3,
  leaderBolster: -0.34,
  takeSergeant: 4,
  takeLeader: 1.87,
  takeTroops: 0.62,
  takeHope: 1.12,
  inspire: 0,
  readyBase: 1.2,
  readyMore: 0.72,
  readyRiflemen: 1.36,
  endTurn: -1.5,
  // Choices within a card, and bids
  stepSharpness: 1.3,
  stopTaking: 0.4,
  first: 0,
  firstPressing: 0.99,
  spare: 0.11,
  fogBid: 1.69,
  bidUse: 0.81,
}
