import { defineLocale } from './locale.ts';

export const turkish = defineLocale({
  language: 'tr',
  script: 'latin',
  given: 'Ayşe Çağatay Elif Gökhan Işıl Ömer Şule Yiğit Zeynep Uğur',
  family: 'Yıldız Öztürk Çelik Güneş Şahin Aydın Kılıç Doğan Ünal Kaya',
  streets: ['İstiklal Caddesi No: #', 'Kıbrıs Şehitleri Caddesi No: #', 'Çınar Sokak No: #'],
  praise: [
    'Sergi çok güzel hazırlanmıştı, ışıklandırma harikaydı.',
    'Girişteki görevliler güler yüzlü ve sabırlıydı.',
    'Ailece unutulmaz bir öğleden sonra geçirdik.',
    'Çocuk atölyesi tek kelimeyle muhteşemdi.',
    'Seneye mutlaka yine geleceğiz.',
    'İkinci kattaki kahve gerçekten çok lezzetli.',
  ],
  criticism: [
    'Girişteki kuyruk neredeyse kırk dakika sürdü.',
    'Yönlendirme tabelaları eksikti, iki kez kaybolduk.',
    'Büyük salon fazla sıcaktı.',
    'Arka sıralarda ses neredeyse duyulmuyordu.',
  ],
  wishes: [
    'Hafta sonları daha çok atölye olmasını isterim.',
    'Açıklamaların daha büyük yazılması iyi olurdu.',
    'Küçük çocuklar için sessiz bir oda gerekli.',
    'Konuşmaları internette yayımlar mısınız?',
  ],
});
