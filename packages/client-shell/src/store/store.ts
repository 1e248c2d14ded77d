export { newStore, type Store, type Watched } from '@bivouac/host/watched'
