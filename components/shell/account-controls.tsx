import { ThemeSwitch } from '@/components/shell/theme-switch';
import type { AccountLinks } from '@/lib/domain/site/menu';

/**
 * Both states are in the page; an attribute on <html>, set from a hint cookie before the first paint, shows one of them.
 * The hint grants nothing: every page proves by itself who is asking.
 */
export function AccountControls({ getStarted, login, profile }: AccountLinks) {
  return (
    <div className="who">
      <ThemeSwitch />
      {login && (
        <a className="plain when-out" href={login.path}>
          {login.label}
        </a>
      )}
      {getStarted && (
        <a className="btn solid when-out" href={getStarted.path}>
          {getStarted.label}
        </a>
      )}
      {profile && (
        <>
          <form className="when-in" method="post" action="/api/session/sign-out">
            <button type="submit" className="plain">
              Logout
            </button>
          </form>
          <a className="btn solid when-in" href={profile.path}>
            {profile.label}
          </a>
        </>
      )}
    </div>
  );
}
