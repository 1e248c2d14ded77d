/** The pages around the table, and what the table takes from them. */
export {
  AboutPage,
  CampaignPage,
  GamesPage,
  HomePage,
  ImportPage,
  NotFoundPage,
  PageRoutes,
  PositionPage,
  RulesPage,
  ScenariosPage,
  SettingsPage,
} from './page-routes.tsx'
export { positionLink, readPositionLink, type SharedPosition } from './position/position-link.ts'
