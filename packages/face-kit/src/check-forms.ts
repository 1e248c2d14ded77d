/** What is wrong with the forms of names that the sentences of one language ask for: one line each, none if all is well. */
import { type Forms, SLOT } from './say.ts'

/** By the slot that a name is put into, the keys of all the names that may stand there. */
export type Named = Readonly<Record<string, readonly string[]>>

type Table = Readonly<Record<string, string>>

/**
 * `tables` are all that the game says in the language, on screens too: a form that none of them asks for is a flaw as
 * well, since nobody would notice when it goes wrong.
 */
export function checkForms(language: string, named: Named, forms: Forms, tables: readonly Table[]): string[] {
  const flaws: string[] = []
  const report = (where: string, wrong: string): void => void flaws.push(`${language} ${where}: ${wrong}`)
  const wanted = new Set<string>()
  const texts = [...tables, ...Object.values(forms)].flatMap(table => Object.entries(table))

  for (const name of new Set(Object.values(named).flat()))
    if (!tables.some(table => name in table)) report(name, 'named, but no message')
  for (const [key, text] of texts)
    for (const { slot, form } of formsIn(text)) {
      const names = named[slot]
      if (names === undefined) report(key, `{${slot}.${form}}, but no name is put into {${slot}}`)
      else if (forms[form] === undefined) report(key, `unknown form {${slot}.${form}}`)
      for (const name of names ?? []) wanted.add(`${form} ${name}`)
    }
  for (const want of wanted) {
    const [form, name] = want.split(' ')
    if (forms[form] !== undefined && forms[form][name] === undefined) report(name, `no form '${form}'`)
  }
  for (const [form, names] of Object.entries(forms))
    for (const name of Object.keys(names))
      if (!wanted.has(`${form} ${name}`)) report(name, `nothing asks for its form '${form}'`)
  return flaws
}

function formsIn(text: string): { slot: string; form: string }[] {
  return [...text.matchAll(SLOT)].flatMap(([, name]) => {
    const [slot, form] = name.split('.')
    return form === undefined ? [] : [{ slot, form }]
  })
}
