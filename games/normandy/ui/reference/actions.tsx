/** What each action on the cards does. */
import { GalleryItem, GallerySection } from '@bivouac/client-shell/gallery'
import { type IconName, iconAt } from '@bivouac/face-kit/art'
import { actionName } from '../../src/text/names.ts'
import { ACTIONS } from '../../src/vocabulary.ts'
import type { GalleryWords } from './words.ts'

const drawIcon = (name: IconName) => () => iconAt(name, 6, 6, 36, 'var(--ink)')

export const Actions = ({ words }: { readonly words: GalleryWords }) => (
  <GallerySection title={words.say('actions')} note={words.say('actions.note')} room="piece">
    {ACTIONS.map(action => (
      <GalleryItem
        key={action}
        title={actionName(words.names, action)}
        lines={[words.say(`does.${action}`)]}
        width={48}
        height={48}
        draw={drawIcon(action)}
      />
    ))}
    <GalleryItem
      title={words.table.say('deed.hunker-down')}
      lines={[words.say('does.hunker-down')]}
      width={48}
      height={48}
      draw={drawIcon('hunker')}
    />
  </GallerySection>
)
