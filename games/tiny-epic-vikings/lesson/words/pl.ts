import type { VikingsLessonWords } from './shape.ts'

export const pl: VikingsLessonWords = {
  names: ['Sigrid', 'Halvard'],
  cards: {
    welcome: {
      title: 'Twoja pierwsza wyprawa',
      text: 'Trzy epoki, wygrywa największa liczba punktów. Pierwszą zagramy razem, w około dziesięć minut. Każda rzecz zostanie wyjaśniona tam, gdzie się dzieje, a jej zasada jest o jedno {kliknięcie|dotknięcie} stąd.',
    },
    islands: {
      title: 'Sześć wysp, na każdej runa',
      text: 'Punkty dają runy: wysp, które kontrolujesz, i kart łask zdobytych w bitwach. Ile runa jest warta, zależy od jej bóstwa.',
    },
    enemy: {
      title: 'Milczący trzeci klan',
      text: 'W grze dla dwojga Wróg trzyma trzy zewnętrzne wyspy: na każdej ma świątynię i dwóch osadników. Nigdy się nie rusza, ale stoi na drodze.',
    },
    boat: {
      title: 'Umieść łódź',
      text: 'Zaczyna w fiordzie przy krawędzi. Wybierz Fiord Północno-Zachodni: do Złotej Wyspy jest stamtąd jeden ruch, a w jej porcie stoi osada.',
    },
    gods: {
      title: 'Trzy bóstwa i ich gniew',
      text: 'Każdy rodzaj runy należy do bóstwa: Bogactwo do Frei, Sekrety do Thora, Gniew natury do Frigg. Na koniec najwięcej warte są runy najbardziej rozgniewanego.',
    },
    pick: {
      title: 'Wybór kart',
      text: 'Zatrzymaj jedną kartę, resztę przekaż dalej. Karta ma runę, akcję przywódcy i akcję runiczną. Ivar Jeździec Burzy żegluje do czterech ruchów: wybierz tę kartę.',
    },
    strength: {
      title: 'Siła jest do bitew',
      text: 'Każda karta ma też siłę, która liczy się, gdy zagrywasz ją zakrytą. Bjorn Budowniczy Dworów walczy z siłą 6 za 1 stal. Wybierz go.',
    },
    'last-pick': {
      title: 'Jeszcze jeden wybór',
      text: 'Zatrzymaj kartę Gudrun Tkająca Opowieści. Ostatnia karta, którą dostaniesz, dołączy do ręki bez wyboru. Potem każdy zagra cztery karty, po jednej na turę.',
    },
    'face-up': {
      title: 'Zagraj Ivara odkrytego',
      text: 'W turze zagrywasz jedną kartę: odkrytą, aby wykonać jej akcje, albo zakrytą, aby walczyć. Zacznij od Ivara, odkrytego.',
    },
    sail: {
      title: 'Płyń do Złotej Wyspy',
      text: 'Ruch prowadzi z fiordu do fiordu albo z fiordu do portu obok. Port kończy żeglugę. Wpłyń do portu od strony otwartego morza.',
    },
    land: {
      title: 'Osadnicy i łup',
      text: 'Po dopłynięciu możesz rozmieścić do czterech osadników po 1 żywności i złupić osadę za 1 stal. Masz 2 żywności: wysadź dwóch i złup osadę.',
    },
    control: {
      title: 'Złota Wyspa jest twoja',
      text: 'Osadnik daje 1 wpływu, łódź w porcie 2: razem 4, więcej niż ktokolwiek inny. Z ludźmi na lądzie daje to wyspę i jej runę.',
    },
    angered: {
      title: 'Freja to widzi',
      text: 'Gdy ktoś zyskuje runę wyspy, gniew jej bóstwa rośnie o 1. Rozgniewana Freja jest ci na rękę, bo masz teraz jej runę.',
    },
    'rune-action': {
      title: 'Akcja runiczna',
      text: 'Akcja runiczna Ivara wymaga jednej aktywnej runy Bogactwo, a daje ją Złota Wyspa. Aktywnych run się nie wydaje. Zbierz 1 żywność i 1 stal.',
    },
    sacrifice: {
      title: 'Ofiaruj osadę',
      text: 'Raz na turę złupiona osada kupuje akcję arkusza epoki albo 2 gniewu dla bóstwa. Niech dostanie ją Freja: Złota Wyspa ma być wiele warta.',
    },
    'rival-landed': {
      title: 'Halvard też ląduje',
      text: 'Halvard przejmuje tak samo Wyspę Burz, z wpływem 4, i zachowuje osadę na później. Gniew Frigg wzrósł przez to do 1.',
    },
    'face-down': {
      title: 'Rozpocznij bitwę',
      text: 'Bitwy toczą się o karty łask. Zagraj Bjorna zakrytego: nikt nie widzi, kto to, a Halvard ma jedną turę, by dołączyć.',
    },
    favor: {
      title: 'Wybierz nagrodę',
      text: 'Walczyć można o końce obu rzędów. Złoty Naramiennik ma dwie runy Bogactwo, które punktują na koniec, a w sakwie 1 żywność.',
    },
    won: {
      title: 'Bitwa wygrana',
      text: 'Halvard dołącza z siłą 3. Bjorn ma 6 za 1 stal, więc Złoty Naramiennik jest twój. Leży teraz zakryty; takich kart możesz mieć trzy.',
    },
    valhalla: {
      title: 'Zaszczyt przegranej',
      text: 'Kto przegrywa, może przyjąć dar Valhalli bóstwa ze swojej karty: dzięki Thorowi Halvard usuwa twojego osadnika. Potem gniew Thora rośnie o 1.',
    },
    harvester: {
      title: 'Zagraj Gunnara odkrytego',
      text: 'Gunnar Złotoręki zbiera cztery zasoby. Jego akcja runiczna wymaga runy Gniew natury: daje ją Ivar, odkryty w twoim rzędzie do końca epoki.',
    },
    harvest: {
      title: 'Zbierz, czego trzeba',
      text: 'Żywność wysadza osadników, drewno buduje łodzie i świątynie, stal łupi i walczy. Zbudowane łodzie i świątynie wzbogacają zbiory. Weź 2 drewna i 2 żywności.',
    },
    return: {
      title: 'Z portu i z powrotem',
      text: 'Dwa ruchy wystarczą, by opuścić port i wrócić, a to liczy się jako dopłynięcie. Wypłyń i wróć do tego samego portu.',
    },
    guard: {
      title: 'Strzeż wyspy',
      text: 'Wysadź jeszcze dwóch osadników. Kto ma potem więcej osadników na wyspie niż każdy przeciwnik, atakuje: każdy z nich traci tam jednego. Tu nie ma kogo.',
    },
    join: {
      title: 'Dołącz do bitwy',
      text: 'Halvard rozpoczyna bitwę o Księżycowy Gaj. Karta zagrana teraz jako zakryta dołącza. Twoja ostatnia jest słaba, ale przegrana też coś daje: zagraj ją.',
    },
    lost: {
      title: 'Przegrana, 3 do 4',
      text: 'Tove w Niedźwiedzim Płaszczu jest silniejsza, kartę łaski bierze Halvard. Bez ciebie nadeszliby najeźdźcy: wierzchnia karta talii.',
    },
    boon: {
      title: 'Przyjmij dar',
      text: 'Runa na karcie Gudrun to Sekrety, czyli Thor. Jego gniew wzrośnie o 1 niezależnie od tego, czy przyjmiesz dar. Przyjmij go.',
    },
    smite: {
      title: 'Pogrom osadnika',
      text: 'Thor pozwala usunąć jednego osadnika przeciwnika z dowolnej wyspy. Wybierz osadnika z Wyspy Burz, który ma barwy rywala.',
    },
    cleanup: {
      title: 'Koniec pierwszej epoki',
      text: 'Zagrane karty są odrzucone; wyspy, zasoby i gniew zostają. Wodzem jest, kto ma najwięcej run wysp. Macie remis, więc zaczyna grający w tej epoce później: Halvard.',
    },
    scoring: {
      title: 'Ile warte są runy',
      text: 'Na koniec liczy się kolejność bóstw według gniewu. Runa wyspy daje 6, 4 lub 2 punkty za pierwsze, drugie i trzecie bóstwo, runa karty łaski 3, 2 lub 1.',
    },
    tied: {
      title: 'Freja i Frigg mają remis',
      text: 'Halvard ofiarowuje osadę bogini Frigg: 3 do 3. Przy remisie obu bóstwom liczy się niższe miejsce, więc Złota Wyspa dałaby teraz 4, a nie 6. Przełam ten remis.',
    },
    farewell: {
      title: 'Reszta należy do ciebie',
      text: 'Przed tobą dwie epoki, z pięcioma i sześcioma kartami; łupienie kosztuje w nich 2, potem 3 stali. Nowe rzeczy objaśnią wskazówki. Niech gniewa się właściwe bóstwo.',
    },
    building: {
      title: 'Budowa',
      text: 'Łodzie kosztują 2, 3 lub 4 drewna, świątynie 4 lub 6. Łódź trafia do fiordu obok zajmowanego miejsca, świątynia na wyspę z twoim osadnikiem.',
    },
    exploring: {
      title: 'Eksploracja',
      text: 'Każdy krok przenosi jednego osadnika szlakiem morskim na następną wyspę. Gdzie masz potem więcej osadników niż każdy przeciwnik, tam każdy z nich traci jednego.',
    },
    'moving-temple': {
      title: 'Świątynia w drodze',
      text: 'Przechodzi szlakiem morskim na następną wyspę i zabiera ze sobą wpływ 4. Dwie twoje świątynie nigdy nie stoją na jednej wyspie.',
    },
    replacing: {
      title: 'Dobór i wymiana',
      text: 'Masz nową kartę. Teraz odrzuć jedną, tę nową albo inną: liczba kart na ręce się nie zmienia.',
    },
    gaining: {
      title: 'Dowolne zasoby',
      text: 'To nie są zbiory, więc zbudowane łodzie i świątynie nic nie dodają. Jednego zasobu nigdy nie masz więcej niż siedem.',
    },
    exchanging: {
      title: 'Wymiana',
      text: 'Oddaj dowolną liczbę jednego zasobu za tyle samo innego, raz.',
    },
    'fourth-favor': {
      title: 'Czwarta karta łaski',
      text: 'Możesz mieć trzy. Oddaj jedną, nową albo inną, na koniec rzędu, gdzie znów można o nią walczyć. Co dała jej sakwa, zostaje twoje.',
    },
    'driven-out': {
      title: 'Z portu na fiord',
      text: 'W porcie mieści się jedna łódź, a zajmuje go ta, która wpływa później. Twoja przechodzi do jednego z dwóch fiordów obok.',
    },
    invaders: {
      title: 'Najeźdźcy',
      text: 'Kto walczy w pojedynkę, spotyka wierzchnią kartę talii. Najeźdźcy nie płacą stali, a ich wcześniejsze karty ich wzmacniają. Po ich porażce rośnie gniew bóstwa ich karty.',
    },
    'no-steel': {
      title: 'Bez stali nie ma bitwy',
      text: 'Karta, za którą nie ma czym zapłacić stali, nie rywalizuje: ani karty łaski, ani daru, ani gniewu. Zostaje w rzędzie, a jej runa się liczy.',
    },
    stolen: {
      title: 'Skradziona wyspa',
      text: 'Ktoś z ludźmi na lądzie i większym wpływem niż wszyscy inni zabiera ci runę, a gniew jej bóstwa rośnie. Możesz odebrać ją tak samo.',
    },
    gone: {
      title: 'Bez wpływu',
      text: 'Bez osadnika, świątyni i łodzi tracisz wyspę. Jej runa znów na niej leży, a weźmie ją, kto ma tam największy wpływ.',
    },
    'last-era': {
      title: 'Ostatnia epoka',
      text: 'Po tych sześciu turach liczą się runy. Spójrz teraz na gniew swoich bóstw: ofiarowana osada to 2 gniewu.',
    },
  },
}
