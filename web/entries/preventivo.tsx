import '../wizard/main.tsx'
