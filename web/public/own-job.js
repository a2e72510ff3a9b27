// Whoever is signed in reads the job in the app, where one can apply. Staff has no such page.
const job = location.pathname.match(/^\/job\/([0-9a-f]{24})\/?$/)?.[1];
try {
  const { userInfo, profile } = JSON.parse(localStorage.getItem('plumbline.session') ?? '{}');
  if (job && profile && userInfo && userInfo.role !== 'support') location.replace(`/jobs/${job}`);
} catch {
  // A browser that keeps nothing has nobody signed in.
}
