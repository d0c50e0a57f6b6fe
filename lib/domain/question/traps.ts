// Each wrong choice carries the name of the mistake that leads to it. This is the one list of those names.

export const traps = [
  // Math
  'sign-slip', 'order-of-operations', 'unit-slip', 'solves-for-other-quantity', 'stops-early', 'percent-base',
  'ratio-inverted', 'off-by-one', 'rate-time-swap', 'formula-misremembered', 'formula-misapplied', 'extraneous-root',
  'rounding-direction', 'wrong-row-or-column', 'misread-scale', 'distributes-wrongly', 'chain-rule', 'product-rule',
  'critical-not-extremum', 'displacement-distance', 'constant-of-integration', 'arithmetic-slip',
  // Verbal
  'too-broad', 'too-narrow', 'half-right', 'opposite', 'not-in-text', 'true-but-irrelevant', 'too-strong', 'face-value',
  'neighboring-sentence', 'word-sense', 'wrong-tone', 'misses-goal', 'transition-family', 'redundant',
  // Conventions
  'comma-splice', 'fragment', 'run-on', 'punctuation-mismatch', 'needless-punctuation', 'possessive-plural', 'pronoun',
  'agreement', 'verb-form', 'tense-shift', 'modifier', 'idiom',
  // History and science
  'anachronism', 'cause-effect-reversed', 'correlation-causation', 'misattributed', 'control-confusion',
  'data-contradicts', 'inverse-relation',
] as const;

export type Trap = (typeof traps)[number];
