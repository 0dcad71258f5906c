/**
 * Words that the lists of leaked passwords are made of. A password of ten characters is "common" when it is one of these
 * (or two) with digits, signs and the usual letter swaps around them, a run on the keyboard, or a short thing repeated:
 * that covers what is ten or more characters long on the published lists of the most frequent ones.
 */
const WORDS = new Set(
  `aaron abcdef abc abcd abcde access account action admin administrator adrian albert alex alexander alexandra alexis alice
alison allison amanda amazing amber america american amsterdam anderson andrea andreas andrew andromeda andy angel angela
angelina angels animal anime anna anthony antonio apple apples april arsenal arthur asdf asdfgh asdfghjkl ashley asshole
august austin australia awesome babe baby babyboy babygirl bailey banana bandit barbara barcelona barney baseball basketball
batman beach bear beautiful beauty believe benjamin berlin betty beyonce bigdaddy bigdog birthday bitch black blackberry
blessed blessing blink blonde blood blue bonnie booboo boomer boston bradley brandon brazil brian brittany brooklyn brother
bubbles buddy bulldog buster butter butterfly butthead calvin cameron camille canada captain carlos carmen carolina caroline
cassie catherine champion change changeme changeit charles charlie charlotte cheese chelsea cherry chester chicago chicken
children chocolate chris christ christian christina christine christmas christopher claire claudia cocacola coffee college
colombia computer connor contact cookie cookies cooper corvette cowboy cowboys crazy creative cristina crystal daddy dakota
dallas daniel daniela danielle darkness david deborah december default demo destiny dexter diablo diamond digital doctor
dolphin dolphins donald dragon dragonball dreams eagle eagles eduardo edward eleven elizabeth emily eminem enter eric
esther everton everything facebook faith falcon family fantasy fashion father ferrari fender fernando fish fishing
flower flowers football forever fortune france francis francisco frank freddy free freedom friday friend friends friendship
fuckme fuckoff fuckyou fuck gabriel galaxy gandalf garden garfield gateway george germany ghost giants gibson ginger girl
girls give god goddess godzilla gold golden golf good google gordon grace graham grandma great green gregory guest guitar
hacker hallo hamburg hammer handsome hannah happiness happy harley harold harry heather heaven hector hello hellokitty help
helpme hendrix henry hermione hesoyam hockey holiday home honda honey horses hotmail house houston hunter ibanez iceman ihateyou
iloveyou iloveu ilove iloveme iloveyouso iloveyoubaby imagine india infinity inferno instagram internet inuyasha ireland
isabel isabella isabelle israel italia jackass jackson jacob jaguar james jamesbond january jasmine jasper jason jeffrey
jenifer jennifer jeremy jessica jesus jesuschrist jesusislord joanna john johnny johnson jonathan jordan joseph joshua
juliana julian junior justice justin karina kathleen katherine kevin killer king kingdom kitten kitty knight kristen
kristina lakers lauren laura lavender legend leonardo leslie letmein liberty liberte life lincoln linkinpark little liverpool
login london looking lonely lorenzo lorraine louise love loveme lover lovers lovely loveyou lucky lucifer maggie magic magnum
mama manager manchester manchesterunited marcus margaret maria mariana marie marina marine mario marlboro marley marshall
martin martina mary master masterkey matrix matthew maverick maxwell melanie melissa mercedes merlin metallica mexico
michael michelle michigan mickey microsoft midnight miguel miranda mississippi mitchell mohammed momdad money monica monkey
monster montana morgan mother motherfucker motorola mountain muhammad murphy music mustang myspace naruto nascar natalia
natalie nathan nathaniel newcastle newyork nicholas nicole nightmare ninja nintendo nirvana nokia nothing november october
office oliver olivia orange oscar pakistan panther paradise paris parker passw0rd password passwort pass passwd passion
patricia patrick patriots peaches peanut pencil people pepper perfect personal phantom philip phoenix photos picasso
pickle pikachu pineapple platinum player please pokemon poland police pookie poohbear popcorn portugal portland precious
president prince princess private professor purple pussy pussycat qazwsx qwe qweasd qweasdzxc qwer qwert qwerty qwertyu
qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop rabbit rachel rainbow rammstein ranger rangers raymond rebecca
red redsox remember research richard ricardo robert roberto robinson rock rockstar rockyou roman ronaldo root rosebud russia
sabrina sakura samantha samsung samuel sandra santiago sarah saturn savannah scarface school science scooter scorpion
scorpio scotland sebastian secret secure security september serenity server service seven sexy sexygirl sexybitch shadow
shannon shelby shopping shorty sierra silver simpsons skateboard skywalker slayer slipknot smokey snoopy snowball soccer
softball something sophie spiderman spider spongebob sparky spanish spartan special spencer spirit sports spring stanley
star stargate starwars stefan stella stephanie stephen steven strawberry student stupid success summer sunday sunflower
sunshine super superman superstar supernova support surfing susana suzanne swimming swordfish sydney sylvia tamara taylor
teacher techno teddybear tennessee tennis teresa test tester testing texas thailand thebest theresa thomas thunder tiffany
tiger tigers tigger timothy tinker tinkerbell titanic together tomcat topgun toyota training travis trinity trouble
trustno trustme trustnoone tweety twilight unicorn united university unknown user username valentina valentine valeria
vampire vanessa vegeta veronica victor victoria victory vietnam viktoria vincent viper virginia volcom volleyball walter
warcraft warrior welcome wellcome wendy westside whatever white whocares wildcats william williams wilson windows winner
winston winter wizard wolf wolverine wonderful wordpass world xavier xxx yamaha yankees yellow yourmom yvonne zachary zxcvbn
zxcvbnm zaq xsw cde lol mylove myself mypassword mysecret mynoob noob scriptorium
monday tuesday wednesday thursday saturday february march june july`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/** Rows and columns of keyboards, and the two orders everybody knows. */
const RUNS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((run) => [run, [...run].toReversed().join('')]);

const SWAPS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `password` folded (lower case, compatibility forms). Linear in its length. */
export function isCommonPassword(password: string): boolean {
  if (password.length > 40) return false;
  return isRepetition(password) || isMadeOfRuns(password) || isMadeOfWords(password);
}

/** `aaaaaaaaaa`, `abababababab`, `12341234123`. */
function isRepetition(password: string): boolean {
  return [1, 2, 3, 4, 5].some((unit) => [...password].every((letter, at, all) => letter === all[at % unit]));
}

/** Cut greedily into pieces of three or more letters that stand in a row on a keyboard. */
function isMadeOfRuns(password: string): boolean {
  let at = 0;
  while (at < password.length) {
    let length = Math.min(password.length - at, 40);
    while (length >= 3 && !RUNS.some((run) => run.includes(password.slice(at, at + length)))) length -= 1;
    if (length < 3) return at > 0 && password.length - at <= 2 && at >= 8;
    at += length;
  }
  return true;
}

function isMadeOfWords(password: string): boolean {
  const core = stripEdges(password);
  const swapped = [...core].map((letter) => SWAPS[letter] ?? letter).join('');
  const bare = password.replaceAll(/[^\p{L}]/gu, '');
  return [core, swapped, bare].some((candidate) => isOneOrTwoWords(candidate));
}

const stripEdges = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

function isOneOrTwoWords(text: string): boolean {
  if (WORDS.has(text)) return true;
  for (let cut = 3; cut <= text.length - 2; cut += 1) {
    if (WORDS.has(text.slice(0, cut)) && WORDS.has(text.slice(cut))) return true;
  }
  return false;
}
