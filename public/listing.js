// Filters a listing in place. The state is in the address, so a filtered list can be shared and reloaded.
(() => {
  const form = document.querySelector('[data-listing-filter]');
  if (!form) return;
  const rows = [...document.querySelectorAll('[data-filter-row]')];
  const groups = [...document.querySelectorAll('[data-filter-group]')];
  const count = form.querySelector('[data-listing-count]');

  const fill = () => {
    const asked = new URLSearchParams(location.search);
    for (const field of form.elements) {
      if (field.type === 'radio') field.checked = field.value === (asked.get(field.name) ?? '');
      else if (field.type === 'checkbox') field.checked = asked.has(field.name);
      else if (field.name) field.value = asked.get(field.name) ?? '';
    }
    if (!form.querySelector('[name=section]:checked'))
      form.querySelector('[name=section][value=""]').checked = true;
  };

  const apply = () => {
    const wanted = new FormData(form);
    const words = String(wanted.get('find') ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean);
    for (const row of rows) {
      const fits = words.every((word) => row.dataset.filterRow.includes(word));
      row.hidden = !fits || (wanted.has('ready') && row.dataset.ready === undefined);
    }
    for (const group of groups) {
      const chosen = !wanted.get('section') || wanted.get('section') === group.dataset.filterGroup;
      group.hidden = !chosen || !group.querySelector('[data-filter-row]:not([hidden])');
    }
    const shown = rows.filter((row) => !row.hidden && !row.closest('[hidden]')).length;
    count.textContent =
      shown === rows.length
        ? ''
        : shown === 0
          ? 'No set matches. Clear a filter to see more.'
          : `${shown} of ${rows.length} sets`;
  };

  const remember = () => {
    const state = new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ''));
    history.replaceState(null, '', state.size ? `?${state}` : location.pathname);
  };

  form.addEventListener('input', () => {
    apply();
    remember();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  window.addEventListener('popstate', () => {
    fill();
    apply();
  });
  fill();
  apply();
})();
