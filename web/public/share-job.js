// Shows the Share button of a public job. It opens the device's share sheet where there is one, or copies the link.
const button = document.querySelector('[data-share]');
const status = document.querySelector('[data-shared]');
const url = document.querySelector('link[rel=canonical]')?.href ?? location.href;

const share = async () => {
  if (navigator.share) {
    // Closing the sheet rejects.
    await navigator.share({ title: button.dataset.share, url }).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url);
  status.textContent = button.dataset.copied;
};

if (button && status && (navigator.share || navigator.clipboard)) {
  button.hidden = false;
  button.addEventListener('click', share);
}
