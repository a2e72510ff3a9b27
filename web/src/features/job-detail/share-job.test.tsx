import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../app/theme/render-part.tsx';
import { ShareJob } from '../../components/job/share-job.tsx';

const ID = 'a'.repeat(24);
const writeText = vi.fn(() => Promise.resolve());

beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
});

const share = async (job: Parameters<typeof ShareJob>[0]['job']) => {
  renderPart(<ShareJob job={job} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('button', { name: 'Link copied' });
};

it('the share button copies the public address of a job', async () => {
  await share({ id: ID, isPublic: true });
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/job/${ID}`);
});

it("the share button copies the address for members when the job isn't public", async () => {
  await share({ id: ID, isPublic: false });
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/jobs/${ID}`);
});
