/** The other has gone: waiting is chosen; what else there is can be pressed from a certain time on. */
import { Icon } from '../../parts/icon.tsx'
import { useSitterName } from '../../parts/sitter-name.ts'
import { useDesk } from '../../table/desk.ts'
import { useOnlineWords } from '../say.ts'
import { figures } from './clock-face.ts'
import { useAtTable, useTick } from './seat-context.ts'
import { TraySlip } from './tray-slip.tsx'
import { useDeed } from './use-deed.ts'
import { Wire } from './wire.tsx'

const CLAIMS = [
  { what: 'bot', icon: 'machine' },
  { what: 'void', icon: 'cross' },
  { what: 'win', icon: 'control' },
] as const

export function Absence({ mayClaimAt }: { readonly mayClaimAt: number }) {
  const { say } = useOnlineWords()
  const { near } = useDesk()
  const { online } = useAtTable()
  const { who } = useSitterName()(1 - near)
  const { act, isBusy, refusal } = useDeed()
  const left = Math.max(0, mayClaimAt - online.now())
  useTick(left > 0 ? 1000 : 0)
  return (
    <TraySlip kind="absent" sign={<Wire state="lost" />} title={say('absent', { who })}>
      <p>
        {left > 0 ? say('absent.until', { time: figures(Math.ceil(left / 1000) * 1000) }) : say('absent.how')}
      </p>
      <ul className="tray__choices">
        {CLAIMS.map(({ what, icon }) => (
          <li key={what}>
            <button
              type="button"
              className="button"
              aria-disabled={isBusy || left > 0}
              onClick={() => left === 0 && act('claim', { what })}
            >
              <Icon name={icon} size={20} />
              <span>
                {say(`claim.${what}`)}
                <small>{say(`claim.${what}.how`)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {refusal && <p role="alert">{refusal}</p>}
    </TraySlip>
  )
}
