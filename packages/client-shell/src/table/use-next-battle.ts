/** The plan of the next battle of the campaign this game belongs to, if there is one. */
import type { GamePlan } from '@bivouac/protocol'
import { useEffect, useState } from 'react'
import { useDesk } from './desk.ts'

export function useNextBattle(): GamePlan | undefined {
  const { state, table } = useDesk()
  const { plan } = state.summary
  const [next, setNext] = useState<GamePlan>()
  useEffect(() => {
    const place = plan.campaign
    if (!place) return
    let isHere = true
    void table.ask('campaigns', {}).then(all => {
      const campaign = all?.find(one => one.id === place.campaign)
      const scenario = campaign?.scenarios[place.battle + 1]
      if (isHere && campaign && scenario)
        setNext({
          ...plan,
          scenario,
          seats: campaign.seats,
          campaign: { ...place, battle: place.battle + 1 },
        })
    })
    return () => {
      isHere = false
    }
  }, [plan, table])
  return next
}
