/** Requests about campaigns: runs of scenarios, whose games carry their place in it. */
import { findGame, type LibraryCore, listChanged } from '../core.ts'
import { orRefuse, refuse } from '../host-error.ts'
import type { HandlersOf } from './handlers.ts'

export function campaignRequests(
  core: LibraryCore,
): HandlersOf<'campaigns' | 'beginCampaign' | 'removeCampaign'> {
  return {
    campaigns: async () => orRefuse(await core.store.campaigns()).toSorted((a, b) => b.begun - a.begun),

    async beginCampaign({ campaign }) {
      const { module } = findGame(core, campaign.module)
      if (campaign.scenarios.length === 0) refuse('empty-campaign', 'A campaign needs at least one scenario.')
      for (const scenario of campaign.scenarios) orRefuse(core.boards(module, { scenario }))
      const begun = { ...campaign, id: core.newId(), begun: core.clock() }
      orRefuse(await core.store.addCampaign(begun))
      listChanged(core)
      return begun
    },

    /** Its games stay. */
    async removeCampaign({ campaign }) {
      orRefuse(await core.store.removeCampaign(campaign))
      listChanged(core)
      return null
    },
  }
}
