// American spelling in everything we write. The list holds what slips in, not the whole language.

import type { Rule } from '@/scripts/content/rule';
import { everyText } from './words';

const name = 'american-spelling';

const patterns = [
  /\b(?:col|fav|hon|lab|behavi|neighb|flav|hum|rum|harb|vap|endeav|od|sav|vig|glam|arm|parl)our(?:s|ed|ing|able|ite|ites|hood|ful|less|er|ers)?\b/gi,
  /\b(?:cent|theat|fib|lit|met|kilomet|centimet|millimet|calib|lust|spect|somb)re(?:s|d)?\b/gi,
  /\b(?:organ|real|recogn|emphas|character|critic|apolog|special|general|minim|maxim|optim|util|categor|summar|memor|priorit|civil|modern|normal|symbol|visual|standard|neutral|local|mobil|final|author|fertil)is(?:e|es|ed|ing|ation|ations)\b/gi,
  /\b(?:analy|paraly|cataly)s(?:e|ed|ing)\b/gi,
  /\b(?:travel|cancel|label|model|signal|fuel|level|marvel|quarrel|counsel|channel)l(?:ed|ing|er|ers)\b/gi,
  /\b(?:defence|offence|licence|pretence|judgement|acknowledgement|grey|greyish|plough|ploughs|ploughed|mould|mouldy|moult|sceptic|sceptical|programme|programmes|cheque|tyre|tyres|kerb|jewellery|aluminium|whilst|amongst|learnt|spelt|dreamt|enrol|enrolment|fulfil|fulfilment|skilful|wilful|cosy|ageing|manoeuvre|towards|maths|sulphur|practise|practised|practising)\b/gi,
];

export const americanSpelling: Rule = {
  name,
  find: (bank) =>
    everyText(bank).flatMap(({ file, id, where, text }) =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([word]) => ({
          rule: name,
          file,
          id,
          message: `In ${where}, "${word}" is not the American spelling.`,
        })),
      ),
    ),
};
