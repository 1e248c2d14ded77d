/** React's part for the page, which lies with React in one file and is run with it: in the app's own script it took most of the time. */
export { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
