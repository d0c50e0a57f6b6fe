// The two scripts that stand in the page itself, because they decide what is seen at the first paint. They set attributes on
// <html>, nothing else, so they may run before React. Constant text: a policy can name them by hash on every page.

/** Cookie hints: signed_in (shows Profile and Logout), unfinished (path of a test to go on with). Never proof of anything. */
export const bootScript = `(function () {
  var root = document.documentElement;
  function boot() {
    var theme = null;
    try { theme = localStorage.getItem('theme'); } catch (e) {}
    root.setAttribute('data-js', '');
    root.toggleAttribute('data-in', /(^|; )signed_in=1/.test(document.cookie));
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
    else root.removeAttribute('data-theme');
  }
  boot();
  addEventListener('pageshow', function (event) { if (event.persisted) boot(); });
})();`;

/**
 * Stands inside the banner, after the list. Order: the site notice; a banner named by ?banner=; an unfinished test; one of the
 * section's banners at random. What was closed stays closed until the browser session ends, save for a banner asked for by name.
 */
export const bannerScript = `(function () {
  var root = document.documentElement;
  var box = document.currentScript.parentNode;
  function pick() {
    var shut = '';
    try { shut = sessionStorage.getItem('closed-banners') || ''; } catch (e) {}
    var now = Date.now();
    var asked = new URLSearchParams(location.search).get('banner');
    var items = box.querySelectorAll('li');
    var found = { notice: 0, asked: 0, unfinished: 0 };
    var pool = [];
    for (var i = 0; i < items.length; i++) {
      var at = i + 1, data = items[i].dataset;
      if (data.kind === 'notice') found.notice = at;
      else if (data.kind === 'unfinished') {
        if (/(^|; )unfinished=(%2F|\\/)[^\\/;]/.test(document.cookie)) found.unfinished = at;
      } else if (!(Date.parse(data.start) > now || Date.parse(data.end) < now)) {
        if (data.id === asked) found.asked = at;
        if (data.for === box.dataset.section) pool.push(at);
      }
    }
    var promo = pool.length ? pool[Math.floor(Math.random() * pool.length)] : 0;
    var open = function (kind) { return shut.indexOf(kind) < 0; };
    var at =
      (open('notice') && found.notice) ||
      found.asked ||
      (open('unfinished') && found.unfinished) ||
      (open('promo') && promo);
    if (at) root.setAttribute('data-banner', at);
    else root.removeAttribute('data-banner');
  }
  pick();
  addEventListener('pageshow', function (event) { if (event.persisted) pick(); });
})();`;
