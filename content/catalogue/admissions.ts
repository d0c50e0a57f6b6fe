// The admissions catalogue: four domains; section and skill are empty.

import type { AdmissionsLessonEntry } from '@/lib/domain/catalogue/lesson-entry';

export const admissionsLessons: readonly AdmissionsLessonEntry[] = [
  {
    id: 'adm_planning_four_years',
    title: 'Planning Four Years of Courses',
    description:
      'Lay out a course plan from ninth grade to graduation that shows steady growth in challenge. Learn how admission readers look at English, math, science, social science and language, and how to plan around what your own school offers.',
    section: '',
    skill: '',
    domain: 'Academic Performance and Rigor',
    enabled: true,
    time: 18,
  },
  {
    id: 'adm_gpa_and_trends',
    title: 'Grades, GPA and Trends',
    description:
      'Understand weighted and unweighted averages, how colleges recalculate them, and why an upward trend can matter. Practice explaining a dip honestly and briefly.',
    section: '',
    skill: '',
    domain: 'Academic Performance and Rigor',
    enabled: true,
    time: 16,
  },
  {
    id: 'adm_ap_ib_dual_enrollment',
    title: 'AP, IB, Honors and Dual Enrollment',
    description:
      'Compare the main kinds of advanced courses and decide how many you can carry well. See how rigor is judged against what your school makes available.',
    section: '',
    skill: '',
    domain: 'Academic Performance and Rigor',
    enabled: true,
    time: 18,
  },
  {
    id: 'adm_testing_strategy',
    title: 'SAT or ACT: A Testing Strategy',
    description:
      'Choose a test, pick sensible dates and plan one or two retakes. Learn the difference between test-required, test-optional and test-free policies and decide when to send a score.',
    section: '',
    skill: '',
    domain: 'Academic Performance and Rigor',
    enabled: true,
    time: 20,
  },
  {
    id: 'adm_teacher_recommendations',
    title: 'Earning Strong Teacher Recommendations',
    description:
      'Work out whom to ask, when to ask and what to give them. Build classroom habits that give a teacher something specific to write about.',
    section: '',
    skill: '',
    domain: 'Academic Performance and Rigor',
    enabled: true,
    time: 16,
  },
  {
    id: 'adm_summer_and_independent_study',
    title: 'Summer Study and Independent Work',
    description:
      'Use summers and independent projects to deepen an academic interest without overspending. Evaluate programs by what you will learn and produce.',
    section: '',
    skill: '',
    domain: 'Academic Performance and Rigor',
    enabled: true,
    time: 17,
  },
  {
    id: 'adm_academic_narrative',
    title: 'Telling Your Academic Story',
    description:
      'Connect courses, projects and questions into a direction a reader can follow. Keep it true to what you have done and leave room to change your mind.',
    section: '',
    skill: '',
    domain: 'Academic Performance and Rigor',
    enabled: true,
    time: 15,
  },
  {
    id: 'adm_personal_statement_basics',
    title: 'What a Personal Statement Does',
    description:
      'Learn what readers look for in a personal essay and what the rest of the application already tells them. Set a goal for what yours should add.',
    section: '',
    skill: '',
    domain: 'Essay Excellence',
    enabled: true,
    time: 18,
  },
  {
    id: 'adm_brainstorming',
    title: 'Brainstorming Topics That Are Yours',
    description:
      'Use memory lists, object lists and value lists to find material. Test each idea for specificity, change and insight before you commit.',
    section: '',
    skill: '',
    domain: 'Essay Excellence',
    enabled: true,
    time: 18,
  },
  {
    id: 'adm_structure_and_openings',
    title: 'Structure and Openings',
    description:
      'Choose between a single story and a series of moments, and open with something concrete. Outline so that reflection has as much room as action.',
    section: '',
    skill: '',
    domain: 'Essay Excellence',
    enabled: true,
    time: 18,
  },
  {
    id: 'adm_showing_reflection',
    title: 'Showing Reflection',
    description:
      'Move from what happened to what it means for how you think and act now. Practice replacing general claims with evidence.',
    section: '',
    skill: '',
    domain: 'Essay Excellence',
    enabled: true,
    time: 17,
  },
  {
    id: 'adm_why_us_essays',
    title: 'Why This College Essays',
    description:
      'Research a college beyond its home page and link particular opportunities to your plans. Avoid compliments that could be sent anywhere.',
    section: '',
    skill: '',
    domain: 'Essay Excellence',
    enabled: true,
    time: 18,
  },
  {
    id: 'adm_short_answers_and_supplements',
    title: 'Short Answers and Supplements',
    description:
      'Plan a set of supplements so each one shows a different side of you. Reuse material responsibly and fit tight word limits.',
    section: '',
    skill: '',
    domain: 'Essay Excellence',
    enabled: true,
    time: 16,
  },
  {
    id: 'adm_revision_and_integrity',
    title: 'Revising With Integrity',
    description:
      'Run separate passes for content, structure, sentences and proofreading. Learn how to use feedback and writing tools while keeping the voice and ideas your own.',
    section: '',
    skill: '',
    domain: 'Essay Excellence',
    enabled: true,
    time: 17,
  },
  {
    id: 'adm_depth_over_breadth',
    title: 'Depth Over Breadth',
    description:
      'See why sustained effort in a few areas usually says more than a long list. Choose what to keep, grow or drop.',
    section: '',
    skill: '',
    domain: 'Extracurriculars and Awards',
    enabled: true,
    time: 16,
  },
  {
    id: 'adm_leadership_and_impact',
    title: 'Leadership and Impact',
    description:
      'Define leadership as making something better for others, with or without a title. Collect numbers and examples that show the difference you made.',
    section: '',
    skill: '',
    domain: 'Extracurriculars and Awards',
    enabled: true,
    time: 17,
  },
  {
    id: 'adm_activities_list',
    title: 'Writing the Activities List',
    description:
      'Describe each activity in a short, active, specific line. Order entries by importance and account for work and family duties.',
    section: '',
    skill: '',
    domain: 'Extracurriculars and Awards',
    enabled: true,
    time: 18,
  },
  {
    id: 'adm_projects_and_research',
    title: 'Projects and Research',
    description:
      'Start a project from a question or a need, scope it, and finish something you can share. Find mentors and document progress.',
    section: '',
    skill: '',
    domain: 'Extracurriculars and Awards',
    enabled: true,
    time: 20,
  },
  {
    id: 'adm_awards_and_honors',
    title: 'Awards and Honors',
    description:
      'Find contests and recognitions that fit your interests and report them accurately. Understand how readers weigh school, regional and national honors.',
    section: '',
    skill: '',
    domain: 'Extracurriculars and Awards',
    enabled: true,
    time: 15,
  },
  {
    id: 'adm_service_and_work',
    title: 'Service, Work and Family Responsibilities',
    description:
      'Give paid work and caring for family the space they deserve. Show commitment and growth without exaggeration.',
    section: '',
    skill: '',
    domain: 'Extracurriculars and Awards',
    enabled: true,
    time: 16,
  },
  {
    id: 'adm_building_a_college_list',
    title: 'Building a Balanced College List',
    description:
      'Combine likely, target and reach colleges using admission rates, score ranges, cost and fit. Revise the list as you learn more.',
    section: '',
    skill: '',
    domain: 'Application Strategy',
    enabled: true,
    time: 21,
  },
  {
    id: 'adm_early_and_regular_plans',
    title: 'Early Decision, Early Action and Regular Decision',
    description:
      'Compare binding and non-binding plans and restrictive early action. Decide whether applying early suits your readiness and finances.',
    section: '',
    skill: '',
    domain: 'Application Strategy',
    enabled: true,
    time: 19,
  },
  {
    id: 'adm_financial_aid_basics',
    title: 'Financial Aid Basics',
    description:
      'Learn how need-based and merit aid differ, what the FAFSA and CSS Profile do, and how to use a net price calculator before you apply.',
    section: '',
    skill: '',
    domain: 'Application Strategy',
    enabled: true,
    time: 20,
  },
  {
    id: 'adm_interviews',
    title: 'Interviews and Demonstrated Interest',
    description:
      'Prepare questions and stories for an interview and learn which colleges track interest. Follow up politely.',
    section: '',
    skill: '',
    domain: 'Application Strategy',
    enabled: true,
    time: 16,
  },
  {
    id: 'adm_timeline_and_organization',
    title: 'Application Timeline and Organization',
    description:
      'Set up a calendar from junior spring to May 1, with every form, score report and recommendation. Build in margin for surprises.',
    section: '',
    skill: '',
    domain: 'Application Strategy',
    enabled: true,
    time: 17,
  },
  {
    id: 'adm_decisions_and_waitlists',
    title: 'Decisions, Deferrals and Waitlists',
    description:
      'Respond well to a deferral or waitlist offer, compare aid letters and make a final choice by the reply date.',
    section: '',
    skill: '',
    domain: 'Application Strategy',
    enabled: true,
    time: 18,
  },
];
