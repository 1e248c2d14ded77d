/** A game's lessons with their words in the language that is set. */
import { useCallback } from 'react'
import type { GameCourse, GameCover } from '../game-ui.ts'
import type { Asked } from '../pages/parts/use-asked.ts'
import { useFetched } from '../pages/parts/use-fetched.ts'
import { useSettings } from '../settings/use-settings.ts'

export interface Course extends Omit<GameCourse, 'textsIn'> {
  text(key: string): string
}

export function useCourse({ loadCourse }: GameCover): Asked<Course | undefined> {
  const { language } = useSettings()
  return useFetched(
    useCallback(async () => {
      const course = await loadCourse?.()
      return course && { ...course, text: await course.textsIn(language) }
    }, [loadCourse, language]),
  )
}
