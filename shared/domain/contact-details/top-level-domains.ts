/** The two-letter domains of all countries. */
const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ' +
  'ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl ' +
  'gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky ' +
  'kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni ' +
  'nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so ' +
  'sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye ' +
  'yt za zm zw';

/** Generic domains: the oldest, the most used, those of the trades, and those reserved for examples. */
const generic =
  'com net org edu gov mil int info biz name pro mobi asia jobs tel travel app dev page web site website online store shop ' +
  'xyz top club live life link click icu cloud tech digital agency email fun space world today one work works win vip rocks ' +
  'blog news media network systems solutions services service support company business group team center expert guru tips ' +
  'directory email inc llc ltd gmbh build builders construction contractors plumbing house homes home haus properties ' +
  'property realty estate land rent rentals repair supply supplies tools equipment industries engineering energy solar ' +
  'electric glass tires lighting flooring kitchen bath garden lawn paint cleaning catering delivery direct management ' +
  'consulting partners capital finance financial credit money bank insure insurance loans tax legal law lawyer attorney ' +
  'associates ventures holdings enterprises foundation church school academy college university training education careers ' +
  'hiring health care clinic dental vet fit golf football racing run bike car cars auto autos truck boats taxi limo ' +
  'photo photos photography pics pictures video tube stream games game bet casino poker bingo bar pub cafe coffee pizza ' +
  'restaurant menu recipes food beer wine farm fish pet dog horse flowers gift gifts jewelry fashion style clothing shoes ' +
  'art design graphics studio band events party date dating singles social chat forum review reviews wiki zone city town ' +
  'place plus best cheap deals sale discount bargains exchange market markets trade trading auction express global ' +
  'international foo zip mov bot google example test invalid localhost local internal onion';

/** The top-level domains of the addresses that people type, in lower case. */
export const topLevelDomains: ReadonlySet<string> = new Set(`${countries} ${generic}`.split(' '));
