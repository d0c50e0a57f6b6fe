// How exams, sections, domains and skills are spelled, once. An empty list: the lesson's id stands in for the skill.

/** exam → section → domain → skills. */
export const taxonomy: Readonly<
  Record<'sat' | 'act' | 'ap', Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
> = {
  sat: {
    'Reading and Writing': {
      'Craft & Structure': ['Word in Context', 'Text Structure and Purpose', 'Cross-Text Connections'],
      'Information & Ideas': [
        'Central Ideas and Details',
        'Command of Evidence (Textual)',
        'Command of Evidence (Quantitative)',
        'Inferences',
      ],
      'Standard English Conventions': ['Boundaries', 'Form, Structure, and Sense'],
      'Expression of Ideas': ['Transitions', 'Rhetorical Synthesis'],
    },
    Math: {
      Algebra: [
        'Linear Equations in One Variable',
        'Linear Equations in Two Variables',
        'Linear Functions',
        'Systems',
        'Inequalities',
      ],
      'Advanced Math': ['Equivalent Expressions', 'Nonlinear Equations and Functions'],
      'Problem-Solving & Data Analysis': [
        'Ratios/Rates',
        'Percentages',
        'Data distributions',
        'Two-variable Data',
        'Probability',
        'Sample Statistics and Margin of Error',
        'Statistical Claims',
      ],
      'Geometry & Trigonometry': [
        'Area and Volume',
        'Lines, Angles, and Triangles',
        'Right Triangles & Trigonometry',
        'Circles',
      ],
    },
  },
  act: {
    English: {
      'Production of Writing': [],
      'Knowledge of Language': [],
      'Conventions of Standard English': [],
    },
    Math: {
      'Number & Quantity': [],
      Algebra: [],
      Functions: [],
      Geometry: [],
      'Geometry & Trigonometry': [
        'Lines, Angles, and Triangles',
        'Right Triangles & Trigonometry',
        'Circles',
      ],
      'Statistics & Probability': [],
      'Integrating Essential Skills': [],
    },
    Reading: {
      'Key Ideas and Details': [],
      'Craft and Structure': [],
      'Integration of Knowledge and Ideas': [],
    },
    Science: {
      'Interpretation of Data': [],
      'Scientific Investigation': [],
      'Evaluation of Models and Arguments': [],
    },
  },
  // For AP the domain is the unit; the skill is chosen by the author of the form.
  ap: {
    'US History': {
      '1491–1607': [],
      '1607–1754': [],
      '1754–1800': [],
      '1800–1848': [],
      '1844–1877': [],
      '1865–1898': [],
      '1890–1945': [],
      '1945–1980': [],
      '1980–present': [],
    },
    'World History': {
      'The Global Tapestry': [],
      'Networks of Exchange': [],
      'Land-Based Empires': [],
      'Transoceanic Interconnections': [],
      Revolutions: [],
      'Consequences of Industrialization': [],
      'Global Conflict': [],
      'Cold War and Decolonization': [],
      Globalization: [],
    },
    'European History': {
      'Renaissance and Exploration': [],
      'Age of Reformation': [],
      'Absolutism and Constitutionalism': [],
      'Scientific, Philosophical, and Political Developments': [],
      'Conflict, Crisis, and Reaction in the Late 18th Century': [],
      'Industrialization and Its Effects': [],
      '19th-Century Perspectives and Political Developments': [],
      '20th-Century Global Conflicts': [],
      'Cold War and Contemporary Europe': [],
    },
    'Calculus AB': {
      'Limits and Continuity': [],
      'Differentiation: Definition and Fundamental Properties': [],
      'Differentiation: Composite, Implicit, and Inverse Functions': [],
      'Contextual Applications of Differentiation': [],
      'Analytical Applications of Differentiation': [],
      'Integration and Accumulation of Change': [],
      'Differential Equations': [],
      'Applications of Integration': [],
    },
    'Calculus BC': {
      'Limits and Continuity': [],
      'Differentiation: Definition and Fundamental Properties': [],
      'Differentiation: Composite, Implicit, and Inverse Functions': [],
      'Contextual Applications of Differentiation': [],
      'Analytical Applications of Differentiation': [],
      'Integration and Accumulation of Change': [],
      'Differential Equations': [],
      'Applications of Integration': [],
      'Parametric Equations, Polar Coordinates, and Vector-Valued Functions': [],
      'Infinite Sequences and Series': [],
    },
    Psychology: {
      'Biological Bases of Behavior': [],
      Cognition: [],
      'Development and Learning': [],
      'Social Psychology and Personality': [],
      'Mental and Physical Health': [],
    },
  },
};

/** Every Reading and Writing skill has a page of its own. */
export const readingWritingSkillPages: Readonly<Record<string, string>> = {
  'Word in Context': '/sat-words-in-context',
  'Text Structure and Purpose': '/sat-text-structure-and-purpose',
  'Cross-Text Connections': '/sat-cross-text-connections',
  'Central Ideas and Details': '/sat-central-ideas-and-details',
  'Command of Evidence (Textual)': '/sat-command-of-evidence-textual',
  'Command of Evidence (Quantitative)': '/sat-command-of-evidence-quantitative',
  Inferences: '/sat-inferences',
  Boundaries: '/sat-boundaries',
  'Form, Structure, and Sense': '/sat-form-structure-and-sense',
  Transitions: '/sat-transitions',
  'Rhetorical Synthesis': '/sat-rhetorical-synthesis',
};

/** Domains of the admissions catalogue, in order. */
export const admissionsDomains: readonly string[] = [
  'Academic Performance and Rigor',
  'Essay Excellence',
  'Extracurriculars and Awards',
  'Application Strategy',
];
