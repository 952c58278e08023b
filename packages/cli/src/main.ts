console.log('Longhouse: Viking board games in the browser')
