/** A small battle on one's own: La Raye, half fought, with the better half for the learner. */
import { lessonAtLaRaye } from './la-raye.ts'

export const alone = lessonAtLaRaye({
  id: 'alone',
  minutes: 8,
  moment: 'bid',
  changes: `marker us 13B controlled
    marker us 16B scouted
    marker us 12B scouted
    unit us-riflemen-a 13B
    unit us-scouts-a 16B
    us hand squad-leader-a rifleman-a scout-a rifleman-b
    us deck rifleman-a scout-b platoon-sergeant rifleman-b squad-leader-b fog-of-war
    us supply *
    german hand rifleman-a fog-of-war scout-b rifleman-b
    german deck scout-a squad-leader-a fog-of-war squad-leader-b fog-of-war
    german supply *`,
  steps: [],
})
