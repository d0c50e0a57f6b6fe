import { AccountControls } from '@/components/shell/account-controls';
import { Brand } from '@/components/shell/brand';
import { MainMenu } from '@/components/shell/main-menu';
import { MenuDrawer } from '@/components/shell/menu-drawer';
import type { AccountLinks, HeaderEntry } from '@/lib/domain/site/menu';

type HeaderProps = { name: string; entries: HeaderEntry[]; account: AccountLinks };

export function Header({ name, entries, account }: HeaderProps) {
  return (
    <header className="head">
      <div className="frame head-in">
        <Brand name={name} />
        <MainMenu entries={entries} />
        <AccountControls {...account} />
        <MenuDrawer entries={entries}>
          <AccountControls {...account} />
        </MenuDrawer>
      </div>
    </header>
  );
}
