// Signed-in users read the job in the app, where they can apply. Staff and users without a profile have no such page.
const job = location.pathname.match(/^\/job\/([0-9a-f]{24})\/?$/)?.[1];
try {
  const { userInfo, profile } = JSON.parse(localStorage.getItem('plumbline.session') ?? '{}');
  if (job && profile && userInfo && userInfo.role !== 'support') location.replace(`/jobs/${job}`);
} catch {
  // Without local storage, no user is signed in.
}
