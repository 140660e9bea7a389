export default { 1: { views: 1840, downloads: 620 }, 2: { views: 0, downloads: 0 } };
