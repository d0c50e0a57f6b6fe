// What the header and banner do after the first paint: menus by hover, focus, click and touch, Escape, the theme switch,
// closing a banner. Plain and delegated to the document, so that it works on pages without React and beside it.
(() => {
  const root = document.documentElement;
  const buttons = () => document.querySelectorAll('.nav [aria-expanded]');
  const itemOf = (node) => node?.closest?.('.nav > ul > li') ?? null;
  const buttonOf = (item) => item?.querySelector(':scope > [aria-expanded]') ?? null;
  const isOpen = (button) => button.getAttribute('aria-expanded') === 'true';
  const drawer = () => document.querySelector('.drawer');

  /** Opens one menu and closes the others; null closes all. */
  function show(open) {
    for (const button of buttons()) button.setAttribute('aria-expanded', String(button === open));
  }

  function closeDrawer() {
    const menu = drawer();
    if (!menu) return;
    menu.open = false;
    for (const group of menu.querySelectorAll('details')) group.open = false;
  }

  // Hover. A touch also sends pointerenter, and must not count as hovering.
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const item = itemOf(event.target);
    if (item) show(buttonOf(item));
  });
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType !== 'mouse') return;
    const item = itemOf(event.target);
    if (item && !item.contains(event.relatedTarget) && !item.contains(document.activeElement)) show(null);
  });

  // A press moves the focus before it clicks; what was open before the press decides what the click does.
  let openAtPress = null;
  let pressedWith = '';
  document.addEventListener('pointerdown', (event) => {
    pressedWith = event.pointerType;
    const button = buttonOf(itemOf(event.target));
    openAtPress = button && isOpen(button) ? button : null;
    if (!itemOf(event.target)) show(null);
  });

  document.addEventListener('focusin', (event) => show(buttonOf(itemOf(event.target))));

  document.addEventListener('click', (event) => {
    const target = event.target;
    const button = target.closest('.nav [aria-expanded]');
    if (button) {
      // The mouse has opened the menu by hovering: a click on its name must not take it away.
      if (event.detail === 0) show(isOpen(button) ? null : button);
      else if (pressedWith === 'mouse') show(button);
      else show(openAtPress === button ? null : button);
      return;
    }
    if (target.closest('.nav a, .drawer a')) {
      show(null);
      closeDrawer();
    }
    if (target.closest('[data-theme-switch]')) switchTheme();
    if (target.closest('[data-close-banner]')) closeBanner();
  });

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const button = [...buttons()].find(isOpen);
    const menu = drawer();
    if (button) {
      if (itemOf(document.activeElement)) button.focus();
      show(null);
    } else if (menu?.open) {
      closeDrawer();
      menu.querySelector('summary').focus();
    }
  });

  function switchTheme() {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const theme = (root.getAttribute('data-theme') ?? system) === 'dark' ? 'light' : 'dark';
    root.setAttribute('data-theme', theme);
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // A browser that keeps nothing forgets the choice with the page.
    }
  }

  function closeBanner() {
    const shown = document.querySelector(`.banner li:nth-child(${root.getAttribute('data-banner')})`);
    root.removeAttribute('data-banner');
    try {
      const closed = sessionStorage.getItem('closed-banners') ?? '';
      sessionStorage.setItem('closed-banners', `${closed} ${shown?.dataset.kind ?? 'promo'}`);
    } catch {
      // The banner is gone from this page; a browser that keeps nothing shows one on the next.
    }
  }

  /** Where one is, and where the unfinished test lies. */
  function mark() {
    for (const link of document.querySelectorAll('.nav a, .drawer a, .foot li a')) {
      if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page');
    }
    const path = /(?:^|; )unfinished=([^;]+)/.exec(document.cookie)?.[1];
    const link = document.querySelector('[data-kind="unfinished"] a');
    if (path && link && /^\/[\w-]/.test(decodeURIComponent(path))) link.href = decodeURIComponent(path);
  }

  /** The contents of a guide mark the part that is being read: its heading is the last in the upper third of the window. */
  function followReading() {
    const links = [...document.querySelectorAll('.contents a')];
    const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
    const update = () => {
      const reached = headings.findLastIndex((node) => node?.getBoundingClientRect().top < innerHeight / 3);
      links.forEach((link, at) => {
        if (at === reached) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    };
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -66%' });
    for (const heading of headings) if (heading) observer.observe(heading);
  }

  mark();
  if (document.querySelector('.contents') && 'IntersectionObserver' in window) followReading();
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    show(null);
    closeDrawer();
    mark();
  });
})();
