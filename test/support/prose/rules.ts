/** A phrase that the check rejects, what to write instead, and a sentence of this repository where it was caught. */
export type ProseRule = { pattern: RegExp; message: string; caught: string };

const rule = (pattern: RegExp, message: string, caught: string): ProseRule => ({ pattern, message, caught });

export const proseRules: ProseRule[] = [
  rule(/\bwhoever\b/i, 'anyone who', 'Writes back to whoever asked.'),
  rule(
    /\b(some|every|any)body\b/i,
    'someone, everyone, or the concrete subject',
    'Somebody else of the company was faster.',
  ),
  rule(/\bnobody\b/i, 'no one, or the concrete subject', 'An intent nobody paid for a week.'),
  rule(
    /\b(for|to|by|from|gives?|lets?) who\b|\bwho (is|are) not signed in\b/i,
    'name the person, signed-out visitors',
    'Shows nothing to who is signed in.',
  ),
  rule(/\b(the|an) own\b/i, "their, or the caller's", 'The conversations of the own profile.'),
  rule(/\banew\b|\bonce more\b|\bafresh\b/i, 'again', 'Decides anew on an exact look.'),
  rule(/\bbeside\b/i, 'next to, alongside, in addition to', 'A rule beside the name.'),
  rule(
    /\btold (of|about|so|who|with|the)\b|\bhears? of\b/i,
    'is notified about',
    'The owner is told of the first message.',
  ),
  rule(/\bwhat (follows|waits|is left)\b/i, 'effects, pending items, the rest', 'What waits for the own profile.'),
  rule(/\basks? the API\b|\bAPI is asked\b/i, 'calls the API', 'What the page asks the API from now on.'),
  rule(
    /\b(gives?|giving|given|gave) (the |all the )?money\b.*\bback\b/i,
    'refunds',
    'Gives the money back when the job was deleted.',
  ),
  rule(
    /\bt(akes?|aken|aking|ook) (it |them )?(out|off|along|away)\b/i,
    'removes, clears, includes',
    'What was taken off the list.',
  ),
  rule(/\bat once\b/i, 'immediately, or in one request', 'A choice that counts at once.'),
  rule(
    /\bas often\b|\bso many\b|\bas many\b(?=.*\bas they\b)/i,
    'N, the same number of',
    'Asks as often for a hundred cards.',
  ),
  rule(/\bof late\b|\blately\b|\bnowhere to be found\b/i, 'recently, missing', 'What the company paid lately.'),
  rule(
    /\bthe ways? (back|on|out|there)\b|\bways on\b/i,
    'the Back link, the next step',
    'Each with the way there and back.',
  ),
  rule(
    /\bstands? (in|at|for|behind|there|after|before|below|above|between|together|apart|on|next|over|still)\b/i,
    'is in, means',
    'The price stands in the catalog.',
  ),
  rule(
    /^answers (the|what|whether|how|undefined)\b|\banswers (undefined|null|true|false|whether|its id)\b/i,
    'returns',
    'Answers whether it is shown.',
  ),
  rule(/\banswers [1-5]\d\d\b/i, 'returns, responds with', 'A filled job answers 410.'),
  rule(
    /\b(app|edge|gateway|lists|page|pool|product|server|stream|table) (knows?|knew)\b/i,
    'has, finds, recognizes',
    'The link has what the page knows.',
  ),
  rule(
    /\b(address|counters|entity|export|item|module|page|resource|table|view)s? holds?\b/i,
    'has, contains, stores',
    'One table holds all items.',
  ),
  rule(/\bshel(f|ves)\b|\brooms\b|\bfloors\b/i, 'modules, subfolders, layers', 'A folder gets shelves by subject.'),
  rule(/\bgo(es)? on\b|\bgoing on\b|\bwent on\b/i, 'continues', 'Goes on after a failed record.'),
  rule(/\bon (its|their) way\b/i, 'loading, being sent', 'Undefined while they are on their way.'),
  rule(
    /\b(un)?cover(s|ed)? (until|text|line|card|profile|person|applicant|seeker)/i,
    'hidden, masked',
    'Covered until the profile is unlocked.',
  ),
  rule(
    /\bfor want of\b|\bseldom\b|\blest\b|\bwhence\b|\bthence\b/i,
    'use the everyday word',
    'Missed for want of a signal.',
  ),
  rule(/\bof ours\b/i, 'our, or name it', 'A webhook call without a signature of ours.'),
  rule(
    /\b(a|the|no|its|their) (yes|no)(?=[ ,.;:]|$)(?! (longer|one|more|matter))/i,
    'acceptance, rejection, "yes"',
    'After the yes: how to reach the company.',
  ),
  rule(/\bspeaks? (of|for)\b/i, 'mentions, acts for', 'The page speaks of a job.'),
  rule(/\b(lies|lie|lives|sits) (in|at|next|under|on|with)\b/i, 'is in', 'A message lies in the queue.'),
  rule(/\bon a desk\b/i, 'on desktop', 'Two columns on a desk.'),
  rule(/\bthe very\b/i, 'exactly, the same', 'The very label comes first.'),
  rule(
    /\b(colours?|catalogues?|grey|centres?|behaviours?|licences?|neighbours?|honoured|(recogn|organ|author|normal|initial|serial|optim)is(e|es|ed|ing))\b/i,
    'American spelling',
    'A colour in light and dark.',
  ),
];

export const titleRules: ProseRule[] = [
  rule(
    /^(\[[^\]]+\] )*(twice|and|but|then|also|or|nor)\b/i,
    'start with a subject or a verb',
    'and a PDF of a license that asks for a password',
  ),
  rule(/^(\[[^\]]+\] )*[^\s%$]+$/, 'write a sentence: subject or verb, behavior, condition', 'starts'),
];
