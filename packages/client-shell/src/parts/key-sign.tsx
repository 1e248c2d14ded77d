/** The key that does the same as a button, drawn on it: part of the picture, not of the name that is read out. */
export const KeySign = ({ children }: { readonly children: string }) => (
  <span aria-hidden="true">
    <kbd>{children}</kbd>
  </span>
)
