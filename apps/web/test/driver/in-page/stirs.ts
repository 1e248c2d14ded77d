/** Whether anything on the page has changed, for those to whom it is dear to look at the whole of it. */
let observer: MutationObserver | undefined
let isStirred = true

/** Since it was last asked; true at first. */
export function hasStirred(): boolean {
  if (observer === undefined) {
    observer = new MutationObserver(() => {
      isStirred = true
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  }
  const answer = isStirred
  isStirred = false
  return answer
}
