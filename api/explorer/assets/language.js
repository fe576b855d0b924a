// The chart library formats numbers in the browser's language when it loads, and fails where that is no valid tag: a
// browser started in the POSIX locale calls it "en-US@posix".
try {
  new Intl.NumberFormat(navigator.language);
} catch {
  Object.defineProperty(navigator, 'language', { value: document.documentElement.lang, configurable: true });
}
