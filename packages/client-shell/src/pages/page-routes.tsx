/** Which address shows which page. Each page is loaded when it is first wanted. */
import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { useInstallOffer } from './settings/install.ts'

const HomePage = lazy(() => import('./home/home-page.tsx'))
const ScenariosPage = lazy(() => import('./scenarios/scenarios-page.tsx'))
const HotSeatPage = lazy(() => import('./scenarios/hot-seat-page.tsx'))
const GamesPage = lazy(() => import('./games/games-page.tsx'))
const ImportPage = lazy(() => import('./games/import-page.tsx'))
const CampaignPage = lazy(() => import('./campaign/campaign-page.tsx'))
const RulesPage = lazy(() => import('./rules/rules-page.tsx'))
const RulesPrintPage = lazy(() => import('./rules/print-page.tsx'))
const PrimerPage = lazy(() => import('./rules/primer-page.tsx'))
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'))
const PositionPage = lazy(() => import('./position/position-page.tsx'))
const OnlinePage = lazy(() => import('../online/online-page.tsx'))
const NewOnlinePage = lazy(() => import('../online/new-game-page.tsx'))
const OnlineGamePage = lazy(() => import('../online/game-page.tsx'))
const InvitePage = lazy(() => import('../online/invite-page.tsx'))
const CoursePage = lazy(() => import('../lessons/course-page.tsx'))
const LessonPage = lazy(() => import('../lessons/lesson-page.tsx'))
const TheatrePage = lazy(() => import('../theatre/theatre-page.tsx'))
const AnalysisPage = lazy(() => import('../analysis/analysis-page.tsx'))
const StudiesPage = lazy(() => import('../study/studies-page.tsx'))
const StudyPage = lazy(() => import('../study/study-page.tsx'))
const StudyPrintPage = lazy(() => import('../study/print-page.tsx'))
const PuzzlesPage = lazy(() => import('../puzzles/puzzles-page.tsx'))
const CheckPage = lazy(() => import('./check/check-page.tsx'))
const AboutPage = lazy(() => import('./about/about-page.tsx'))
const NotFoundPage = lazy(() => import('./about/not-found-page.tsx'))

/** `children` are routes that come before these, the table's for example. */
export function PageRoutes({ children }: { readonly children?: ReactNode }) {
  useInstallOffer()
  return (
    <Suspense fallback={<Blank />}>
      <Switch>
        {children}
        <Route path="/" component={HomePage} />
        <Route path="/scenarios/:game?/:scenario?" component={ScenariosPage} />
        <Route path="/hot-seat/:game?/:scenario?" component={HotSeatPage} />
        <Route path="/games" component={GamesPage} />
        <Route path="/import" component={ImportPage} />
        <Route path="/online" component={OnlinePage} />
        <Route path="/online/new" component={NewOnlinePage} />
        <Route path="/online/game/:id/:seq?" component={OnlineGamePage} />
        <Route path="/invite/:code" component={InvitePage} />
        <Route path="/campaign/:id?" component={CampaignPage} />
        <Route path="/rules/:game?/:clause?" component={RulesPage} />
        <Route path="/rules-print/:game" component={RulesPrintPage} />
        <Route path="/how-to-play/:game?" component={PrimerPage} />
        <Route path="/learn/:game?" component={CoursePage} />
        <Route path="/learn/:game/:lesson" component={LessonPage} />
        <Route path="/replay/:from/:what?/:seq?" component={TheatrePage} />
        <Route path="/analysis/:from/:what?" component={AnalysisPage} />
        <Route path="/study" component={StudiesPage} />
        <Route path="/study/:how/:what?/:more?/:last?" component={StudyPage} />
        <Route path="/study-print/:id" component={StudyPrintPage} />
        <Route path="/puzzles/:game?/:how?/:what?" component={PuzzlesPage} />
        <Route path="/check/:game?" component={CheckPage} />
        <Route path="/settings" component={SettingsPage} />
        <Route path="/position/:data" component={PositionPage} />
        <Route path="/about" component={AboutPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  )
}

/** The bare canvas: not even words may be here yet. */
function Blank() {
  return <div className="desk" />
}
