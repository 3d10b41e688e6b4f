import { configure } from '@testing-library/dom';

// For what never comes; on a busy machine what does come is only late.
configure({ asyncUtilTimeout: 15_000 });
