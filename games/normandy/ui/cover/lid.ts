/** The picture on the box's lid, which the first page shows and a table never does. */
import { picture, sharedDefinitions } from '@bivouac/face-kit/art'
import { boxLid } from '../../src/art/lid.ts'

export const lid = (): string =>
  picture(230, 200, `<defs>${sharedDefinitions()}</defs>${boxLid('normandy-lid')}`)
