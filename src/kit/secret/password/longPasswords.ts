/**
 * Passwords of ten or more characters that are among the 10,000 most common of their length and that no rule
 * finds, from SecLists (MIT, Daniel Miessler). Lower-cased.
 */
export const longPasswords: readonly string[] = `
  !!estresado!! !amth3mast3rofsn0op !crimeisking! "1,00001e+14" #12vapor#12 #dslishere123 #imnotahacker69
  #include<lizardstresser> %&@s#fqyg@ %iqg4bjxaa#6h &batqo3wrdppt9an +ikbalang! +ikbalang# +ikbalang%
  +ikbalang& +ikbalang* +ikbalang0 +ikbalang1 +ikbalang2 +ikbalang3 +ikbalang4 +ikbalang5 +ikbalang6
  +ikbalang7 +ikbalang8 +ikbalang9 +ikbalang? +ikbalang@ +ikbalang^ ..qlvvcvdeero 000webhost 007neo1110@
  0104yarden04 010999enzo 01ea234zw234 03157404842 03314065556q 03pan12ter00 0528325452mr 06758224matingkoy
  070793monolit 08yw908hi8h 0gj2u5c8meb 0icotpd785 0r968ji9ufj6 0xlnmemoiffgrp0c7bw9 0}@5^~;%cx 104.28.27.68
  10minutemail 114918dude 11darcktester# 1201mizuki 1213141516171819 121324810z 121uaehamad 1223505sayana
  122skyview 1234qwer71583520 123fundipsticks 123gamenerd 123kirsche 123lasercanon 123qwebatuhan
  123youcantseeme 1249263462rr 126maddel91 12a34b56c78d910e 1302alex1994 1314521eric 1324354657687980
  132564rjkz 1337carder 1412deskgfuel16124 141312190296q 1493933jkqr 14bestlist 155lxhq777*999!
  1587615879lolx1 15weaber15 16feetlrtallspacerobot 179324865ok 17coree74margot 18726415we 188cbd87ee80
  18atcskd2w 18murcuckoo 19harry1098 1canadianguy1 1dualcore2 1fptjtl919 1fr2rfq7xl 1l0vbooters 1life2live
  1moinsens1 1q0o2w9i3e8u4r7z5t6+ 1q2s3d4f5g6h 1rus27540102 1v1duelarena 1v7upjw3nt 1wax2qsz!wax@qsz
  1zn6fpn01n 1zn6fpn01x 2001adriand@ras 219469tree!@ 228xyesos228 2305bouche25 2368fu71912368fu 23ff497d478
  23oinviu45uwaiunkiiu4n 2505992769340466 2589of9258 258d9h2019! 26539642435valeria 277rte87hryloitru
  27walnuthill 2904jenna2012 2a345c1b86 2b4aeoghi8 2bon2btitq 2cmcmarkets 2cxdn8s271 2k4darkneo 2k7jvwgrwlwi
  2kroliczek 2manyhataz 2nd-toa-cuu-spf 2tristmail 30128garons 30april-bot 30secondstomars 31x7t5xbke
  3216922605mym 32mm829109r7 32n-9kd-nec-e8y 3454051maksim 3498we9j6lkn 3512637spk1 3528mahdibrick
  363d6e14363d6e14 37p-twq-pjh-78o 399540fatfat 3an-4v8-fps-ev6 3c32dbc586ed 3d8cubaj2e 3daysgrace
  3kxg2qn4mpq6cyy 3lectr0wnsall 3mudcc72569a8f 3odi15ngxb 3perros1loro 3q4-98hwvspdoad 3qdlqb49js 3rezh1tssiwp
  3rjs1la2qe 3rjs5la8qe 3s43pth5aea 3selnepaco 41iso014aaj4pa03udkqo 420deathandmoney 421uiopy258 425c5d8e52
  425owoc425 45515t3n24 4558adpkujzhi 457ffb9429 46585907eg 4684330391t 46w-tf6-h8t-3l9 4801700880j
  4831obertraun 4g0dwhmni2wh 4ihhaqrbai3j 4inchslanger 4ngelnistcool 4odvjqedcb9h 4robinclose 50cent4life
  51100reims 513holycrap! 520love101182 52chainstreet 5377teen91 5428793dff 5532361cnjqrf 55881438138lizard
  59360ama-+ 5plk4l5uc7 5sx-aos-pdh-c9r 5x1cjdsb9p 5xfgs3ii9d 63354600388040 66sq81pr20 68001647rr 68100bostan
  68iypneg6u 68l-lsh-uos-9kp 69e-sxz-rgf-fbb 69inchbitch 6ankaccount! 6ankaccount# 6ankaccount% 6ankaccount&
  6ankaccount* 6ankaccount0 6ankaccount1 6ankaccount2 6ankaccount3 6ankaccount4 6ankaccount5 6ankaccount6
  6ankaccount7 6ankaccount8 6ankaccount9 6ankaccount? 6ankaccount@ 6ankaccount^ 6hbf28w791 6hbqzuzf7qp6
  6sh-rsp-zgn-6w2 7065810400@p 71773833quel 7253497a5e31bd64 74125896300asd 7556575qwe 78jh4kg23b0t5zsd
  78zt_ewr87_ertghhrwtw2w 798&tk36g5m5 7ikbalang! 7ikbalang# 7ikbalang% 7ikbalang& 7ikbalang* 7ikbalang0
  7ikbalang1 7ikbalang2 7ikbalang3 7ikbalang4 7ikbalang5 7ikbalang6 7ikbalang7 7ikbalang8 7ikbalang9
  7ikbalang? 7ikbalang@ 7ikbalang^ 7kk-qj4-ns2-cjc 7odu4fbyfa8uia6 7thstability 7ti3od*c^oql 7xp-mhr-vvx-7p2
  80633459472qw 80966095182z 80969260620 81eccb25ac 8562kjgfdjhckhgdyid59 88780811s2 8ankaccount! 8ankaccount#
  8ankaccount% 8ankaccount& 8ankaccount* 8ankaccount0 8ankaccount1 8ankaccount2 8ankaccount3 8ankaccount4
  8ankaccount5 8ankaccount6 8ankaccount7 8ankaccount8 8ankaccount9 8ankaccount? 8ankaccount@ 8ankaccount^
  8bbr1kdcs5t4ysf 8iqauvxllibrbc6z 8ix6s1fceh 8jan2015lulz 8mcrftfps#2 8rvg&labtd%1f%t0zk1mrvn 8ygswlzuopfx
  9013743633uzr 911049tony 922ckcnz68 92k2cizcdp 9412622pole 9505270690a 951asd753asd 9634483loopster
  96ulh:gedhhfj@g_ 98078476abc 9841055262a 98521pop12 987poilkjasdfq234#@ 99qs1zr0t! 99togfaw99
  9gn-xad-kfk-agx 9greenbirds 9m18w05kly 9uzp9jek3f ?&]*~}._]_#!. ??????@mail.ru ?hpsauce321? @!b@c3d4f5
  @110davozal @bermusa2015 @bigmir.net @daxranyou @ketsadee@29 @kewsh421123 @kingbibby123 @kjaerlighet@
  @m01d3238@ @yayimcool@ [k#xa1{+9k? [klctpz1hf a0ed7c1855 a1d4a1m13900 a1waltonsalvage a58wtjuz4u a5rk0du684
  aaagetraped aaron@12200317 ababagalamaga abbielou07 abdelrhman580 abelbethmaachah abelmeholah abelmizraim
  abelshittim abiezrites abodsstem007 abominable abominably abomination abominations abpq21two945l abstinence
  abundantly acceptation accessibilit accompanied accompanying accomplished accomplishing accomplishment
  accusation acidicgamer acknowledgement acknowledgeth acknowledging acquaintance acquainted acquainting
  actividades ad0930296666ad adamborz95 addowner228336ad adgakdjs230956 admingallab administered
  administracion administrar administration administrations administrato adminsitradores admiration admonished
  admonishing admonition adolfhitler adonibezek adonizedec adoxreadme adrammelech adramyttium adriel0804
  adullamite adulteresses adulteries adulterous adventuretime12 adversaries adversities advisement
  aepalizaegue1 afcajax1991 affectionately affectioned affections affenbande affliction afflictions afterwards
  afwy8gaaerru agentjake98 aggrogold1 agre528456tr ah9-t8s-l29-w2g ahiramites ahithophel ahmedosoma aholibamah
  aionrusian airjordon23 airness.33 airplanesfly12!@ aisakyukia ai|s%cdhk[2)b~ akademiks11 akaiwacko11
  aksrms8010 al3366odea alammelech alcahuete2011 alderman2001 aldershotfc21 aleksandar12 alertemailms
  alertpaydoubl alexmacias17 alexmodz59 alienwarem17r1 aligindahouse1993 alimenat98kun alisokskok allahakbar
  allonbachuth almario927 almondiblathaim alpenliebe alpha13zulu amalekites amalelalia amaziah123
  amazoncatsd0gs ambushment ambushments amdturion64 amenmann11 amgad26423 ami4pwenza amirwagih1 amjad0540022
  ammishaddai ammonitess amoreterno amp2623281 amphipolis anammelech andnevermiss andromache andronicus
  andytran45528 anethothite anetothite animazin123 ankaracimbom anncorpwkstn anniversary annmichiels1850
  anoniknowright anonimus0523 anonphoenix64 anonsec123!@# anontroll123. anonymoushacker1alt8214
  anonymousrobloxhacker45 anthropogenic antiburritos11 antihackers antipatris antoshenechka antothijah
  aouraviperz12 aparecida123 apekatt.no1 apfelkuchen39 apharsachites apharsathchites apharsites aplicacion
  aplicaciones apocalipse9999 apocalipsis apollotomars apostleship apothecaries apothecary apparelled
  apparently appearance appearances appertained appertaineth appointeth appointment apprehended approached
  approacheth approaching aprikot123 aquahacks69 aranciata77 archevites arcobaleno areopagite arguello237
  arimathaea aristarchus aristobulus arizerocks1 armadylgs1 arminius99 armorgames armourbearer arquitecto
  arquitectura arquitecturas arquivox007 arronmolloy1. arterio2001 artificers arvidholm15 asdy7ajsd8
  ashbelites ashdodites ashdothites ashdothpisgah ashterathite asirak@1892 asistencia askwrite01 asrielites
  assemblies assembling assemblycoder assumption astonished astonishment astonmartinv8db9 astroifynr1
  asyncritus atarothadar atarothaddar atmosphere atoma3goalie atomino001 atonements attentively auntdebbie04
  autenticacion autenticar authorities autisti123 autorizacion avadakedavra avbmsmfovu avermedia123 averyjuan4
  averykyle1 awdqseawdssa aznothtabor ba_baner24 baalathbeer baalberith baalhermon baalperazim baalshalisha
  baalzephon bababooey13 babaninamilan1 backbiters backbiteth backbiting backbitings backsliding backslidings
  badcompanypro2 bagels2k15 baharumite bahtovic0103234696 baili123com baizhengyang bajsby72628 balancings
  balbriggan ballislife1226 bambam282900 bamothbaal banania59_ bangerbosshs banishment bankaccount!
  bankaccount# bankaccount% bankaccount& bankaccount* bankaccount0 bankaccount1 bankaccount2 bankaccount3
  bankaccount4 bankaccount5 bankaccount6 bankaccount7 bankaccount8 bankaccount9 bankaccount? bankaccount@
  bankaccount^ banqueting banquetings banuelos123 bapunyer1970 barbie41389 barneystinson barnstable barrigudo1
  barrington bartholomew bartimaeus bashanhavothjair basketkorg1 bastien13210 bateria.47 bathrabbim
  battlements bb7539sc53642013 bbrghost217 bearandlucy1 beaugossdu78 beerlahairoi beerothite beerothites
  beeshterah beforehand belenmeses belize2136 bellagracie09 bellauma12 bellissima belogoal62 belshazzar
  belteshazzar bembennek1 benefactors benejaakan benevolence bengubash1 benyamin123 berodachbaladan beseeching
  besoperjhsdfsd78 bestgamer123321 bestpker09 betamagaim betharabah bethazmaveth bethbaalmeon bethdiblathaim
  bethhaccerem bethhoglah bethjeshimoth bethjesimoth bethlebaoth bethlehemite bethlehemjudah bethmaachah
  bethmarcaboth bethnimrah bethpazzez bethphelet bethshemesh bethshemite bethshittah bethtappuah bettinelli
  bezparolya bgv8q6fv72!l9g bhuyunghenk bigbuttfuta69 bigdankbank bigfatboots123 bigfatcocks bigforehead666
  billionaire billsucksass billymayshere bimbumbam123 biqboiy5445 birthright bizjothjah bjossifrj10
  blacklisted blarrgg070794 blasphemed blasphemer blasphemers blasphemest blasphemeth blasphemies blaspheming
  blasphemous blasphemously blazebear08 bld-sgo-m9c-y9a blindfolded bloodguiltiness bloody2217732
  blowinclouds82 bluexephos1 bobaloo1232 bobesponja bobsaget123 bocaj0190813 boherbue64 boisterous
  bokkaland118 bollerwagen bolsom*liz bolwinkel101 bombelek126p bomsemannen321 bond1912bgb boombaby496
  bootinfordays borderlands2 borislav97 boulrice16 boulware15 bountifully bountifulness boxerkoppe90
  boxerman41 bq2-bme-2oa-3wd br3ttfarve00 brainsurge99 brandenburg1 braydenburr1212 breathtaking
  brentburgessg3 briankrebiskindacool briankrebs123 briansforehead bridechamber bridegroom brigandine
  brigandines bro345lec123 brokenfooted brokenhanded brokenhearted brokentoe12 brunstane1 bruteforce
  bryanstown bswift2719 bucetamelada budakform3 budaletina941 buddertown4327983 buergler2012 bulgarelli1
  bulldogsfan36 bulletowns555 burdensome burlcouch52 burlington burnmeup123 buryingplace buschjunge buskelure2
  busybodies buttleman3 bvp33w7epu bvvhchdd65465464463fdd bwfq23jp7f byyjrtynbq c&eywu!eqf3h
  c2611910@trbvm.com c2692221@trbvm.com c2854046@trbvm.com c2854528@trbvm.com c2861591@trbvm.com
  c2874953@trbvm.com c3103962@trbvm.com c3201737@trbvm.com c3247918@trbvm.com c3451023@trbvm.com
  c3518068@trbvm.com c5t-fq9-h2w-cwa c7y8ucyfpbuk7uyrl6yupgw cabrera149 cacadebubu12 cacadeperro90 caccasecca
  cadenas2002 cagliostro caidboi345 caio210793 calamities calculateur calebbrown12 calebephratah callofduti
  callscesetup camallen124 cameron12206085 cameronwoods12 camoking14 canaanites canaanitess canaanitish
  canademex1 canalerocks canberkberkay123 cancervero50 caneta.0807 cankerworm cannotshowtoyou cantgethelp
  caocaokaja22 cape1[jested caphthorim caphtorims cappadocia caraballo96 caradeverga.2014 caralhostefodam1
  carbuncles carchemish carders.cc carders1337 cardona3098 carelessly carlosortiz1 carnagewow2 carndearg7
  carndonagh carreraclub242 carrickmines carroazul52 caseman912 cashchism12 cashislife69 castlevania
  catchmeifyoucan catscantwerk1 cbvtycbyjrbz ccnuttyy1900 cedaveljko123 cedrichmarkzh cedulation
  cegf88jon7wqr31tu4vq9 cempemhack cenatron98 cepetsugih ceremonies cerrahpasa certificado certificados
  certifiction ceskyjazyk199 cespedes10 cf420043aba10d73 cfifvfif211 cfvfzrhfcbdfz cgfhnfrxtvgbjy cgtkcbyuth
  cha18btombola chalcedony chaldaeans chalkstones chamberlains changelangms chaomizu123 charbonetrafale2801
  charchemish chargeable charitably chaseman19 chastenest chasteneth chastening chastisement chastiseth
  cheaphornybastard cheatsofglory21 chedorlaomer cheerfully cheerfulness chepharhaammonai cherethims
  cherethites cherryhills1 cherylcole69 chesulloth chicco251236vowzm44 chicharito chickennuggetsforbrekky
  chickinsalad10 chico.alencar childbearing chillfactor chimichanga chingchang chinnereth chinneroth
  chiraqsosa chislothtabor chocromoski123 cholerazooi888 chouquette chrisseldovakhiin+ chromatography
  chrysolyte chrysoprasus chushanrishathaim chvedtchenko cicciolina05 cihsfjfoksp<mfknv cindyluwho cippalippa
  circumcise circumcised circumcising circumcision circumspect circumspectly cjcfnmdctv cjdmadasme cjybthbrcjy
  ckfltymrfz cl0lgf8kk3xb clanbasher321 clariden107 clasificados classof200 classof201 clearglass3
  cleartext2015 cloondeash clovenfooted cm6e7aumn9 cmcsucks15 cnfcdjkrjd12 cnfdhjgjkm cnfhjghfvty
  cnhjbntkmcndj cnjlobbies coccinella cockatrice cockatrices codelioko12 codelyoko70 codex75926 codie@0708
  codyisafag1 codysmith9876543388 cogitations coinslash1 cokolada98 cokolino123* coldheart321 colecciones
  coleyandbeck colossians colruyt208 combatarms123 comeliness commandments commendation commendeth commitment
  committeth committing commodious communicated communication communications companions comparable comparison
  compellest complained complainers complaining complaints compliance comprehend comprehended
  computerexpert651 comunicacion comunicaciones concealeth conceiving concentrate concepcion conclusion
  concubines concupiscence condemnation condemnest condemneth condemning condescend confection confectionaries
  confederacy confederate conference configuracion configurar confirmacion confirmation confiscation
  conformable confounded congratulate congregation congregations conmutador conorloveshakes conreppingay123
  consecrate consecrated consecration consecrations consentedst consenting considered considerest considereth
  considering consisteth consolation consolations conspiracy conspirators constellations constitution
  constrained constraineth constraint consultation consummation consumption containing containyourself
  contemneth contemptible contemptuously contendest contendeth contending contenedor contenidos continually
  continuance continuing contradicting contradiction contrariwise contribution controversies controversy
  convenient conveniently conversant conversation convinceth convocation convocations cool3dsguy coolbugi2000
  coolcammy02 coolestindaworld coolridge101 copperheads78 copulation cora023325 coredumped870811! coregmedia
  corinthians corncake21 corruptible coryollie2 cos-k7c-lxc-ayq cosanostra cosmin121alin cosmoscoding123
  costliness cotuwpisac coucouwalid countenance countenances couponsc10 courageously courteously
  covenantbreakers covetousness cpdudetv11 cps42124745 cq6fkm1pq8i2mhvotqpm cracktended craftiness
  craquedabola99 cravu+hefu@uw4swarenes crazyerik34 crimetime1 crookbackt crossover7 cryptext123
  cs156lizardstresser cshavecs123 csm-r9y-kgl-ggg csydesigns1 ct73z658myeuk4 cthnbabrfn ctrlaltdel4life
  ctrnjhufpf cubandbear1 cubanita02 cubanman13 cupbearers cupoftea123 curraghroe cutisoft123 cwsnu6snhz8s
  cxfcnkbdxbr cxhcchzwjjf3y cybiagod78 cyzerk24846313 czps5nyndwcksc d!verse#god d0r1nc0urt d2xyw89sxj
  d3t3l3f123 d71lwz9zjs d787a01ea5 d9gmkvhylaj8jk d9zufqd92n da&fkvzx7d!r8kpegah0 dabbasheth dadandmom22
  daktausayo dalalrocks24 daleklord123 dalmanutha damascenes damask1000 damnedfishbg danburypolice33
  dancolthart dandismember danebuchanan677 daniaeliysa daniser915 dannyisgod0125 danske1221 danzankhulan2
  darealbyte darjeeling darkbba3f4g darkdoserpass darkrai1998 darkshoe67 darksydephil dasright123 databanken
  dataimport daugavpils1 davidisthebestman12 dazdraperma dbleaked123 dc7caa231c dcfc@beddie02 ddos5846985
  ddosgenexmdr deadspace12 deathzilla16 debilfosgeci deceitfully deceitfulness deceivableness deceivings
  declaration dedicating dedication defaultpass1108 degenerate deimudda123 deinemam13 deinemama1
  deinemamadeluxe deinemudda deinemudda1 deinemutter deinsmeins00 delachendescheerkwqst delectable delicacies
  delicately delicateness deliverance deliverances deliveredst deltaxcytronix8869 demilovato demizedjinxy1
  demonaths12 demonstration demonyoda123 demydvdbrug123 den1020834880 departamento departamentos
  deqq3s6s02081993 derriese666 descendeth describeth desolation desolations desperately despiteful
  despitefully destination destroid808 determination determined detestable dethalus1!12 deuteronomy
  development deviceclass deviltgy934 dfg5fhg5vgfh1 dfgdrb5se4 dfh-hh2-xdv-k5z dhyan568347 dianahora6
  dickholes12 dickmacpick dickride69 didou38370 diego1diego dikkelul123 dilam5kdfwx diligently diminished
  diminishing dingoman98 diosesfiel diotrephes disallowed disannulled disannulleth disannulling disappoint
  disappointed disappointeth discerneth discerning discipline discomfited discomfiture discretion disguiseth
  dishonourest dishonoureth disinherit disobedience disobedient dispensation dispersions disposable1
  dispossess dispossessed disputation disputations disputings disquieted disquietness dissembled dissemblers
  dissembleth dissension dissimulation dissolvest dissolving distinction distinctly distracted distributed
  distributeth distributing distribution diszed6rlybcpqg4 diunilaobu8* diversities divinations diwtgm8492
  dj1100pera dkxjizc282 dnflskfk012 do92abyj2i63 dockarbeiter1 docterwho8 documentacion dogewow123 dolu3689201
  domekillera180827 domsmartinez7 donkeredirk donteven32 dontfuckwithchuck dontmesswithmycomputer dontpanic13
  donutpro23 doomsayer.2.7mords.v doomsayer.2.7mords.vv dorobisz87651 dot4omgftw dotamirana doubletongued
  doublez1209 down8538571 drawntogether draxhates100 drinkbottel96 dromedaries droppa1213 droptheworld
  dualpama4life dudehead24 duesseldorf dukommsthiernetrein dunkindonuts69 dunlaoghaire dunn-astill
  durianism@grr.la dursleymanz1 dvtcntyfdctulf dwellingplace dwellingplaces dylan0908730 dzolving1502
  dzw57tb478 e1l2e3n4a5 e7fcw45et6w54ey earthquakes eataudgk9j06480 eb89e53f03ea ebcedcg9so77 ebedmelech
  ecclesiastes echoswag12 eck8heg0na edding8400 edgushlol123 edification eduardotydor edweinerlol129
  edwinisthebest edxk20qmfs eejwmnhbzee1 eek-8bs-coe-v5k effectually effiepingpong1 efoosjocfi efwe5tgwa5twhgd
  eh1k9oh335 ehgnbobs@grr.la ei6jkdsy8ud6 eij1iez9ohf eimela979798 eis3chaomielee6 eisenhower ekotshtan123
  ektadeepti ekx1x3k9bs eladio.erauso eleloheisrael elishaphat elitepvpers elkinselks1 elonbethhanan
  elvenking0 emboldened emboldeneth embroiderer emilio3896 emkasec22@ emonimoses employment emreadim36
  emulations enchantment enchantments endeavoured endeavouring endeavours endoforce9 eng01012453261 engravings
  enjoythelife enlargement enlightening entangleth entreateth eogksalsrnr1 epaphroditus ephesdammim ephraimite
  ephraimites ephrathite ephrathites epicduck421 epicreaper353@gmail.com epicureans eqes606898 eqr-3go-2gb-fld
  eragonrockss12 erascopesiv erbacaro97 ereyes4269 erikita2123 erio3486@#)*^%gewu2053 esarhaddon esavage.529
  eshkalonites eshtaulites espiasimpsons13 established establisheth establishment estadistica estadisticas
  estranged#18 ethanrhys007 ethanryan01 etienne2306 etizxforehead123 etna2314et euc6lbhpdx eui576jbn121
  eukolade123 eulacomplete euroclydon evdhah1211 eveningtide every1know/ everydayimrusselin evilfavouredness
  evilmerodach evoque2070 ewan230571 examination exc.clan123 exceedingly execration executewar2015withmyanal
  executioner exhortation exilestresser exob.61kyi expectation experiment exploitz123 exploruhgb expovault98
  extortioner extortioners eyewitnesses eynscgls1vfwntjqhvy3 eyzgta1245 eziongaber eziongeber f1uuhza723
  f64579820f f89bpfqncdnjcnfz7w f911a19a30 fabianfabi1212 faca210898 faggets198 fahrschule fainthearted
  faithingod falconsucksballs fallowdeer falsifying falter892g fanaticjr32 farfallina faszkukac1 fatcakes321
  fatfleshed favorofgod favourable fayvzlh7jj8a fazeclan123 fcaugsburg07 fdgskjfhds fe23o9ffw4mbvekl34
  fearfulness fearishope fecamp76400 feebleminded feedingplace feggit@grr.la fellowcitizens fellowdisciples
  fellowheirs fellowhelpers fellowlabourer fellowlabourers fellowprisoner fellowservant fellowservants
  fellowworkers feredimar16 ferpinta123 feuerwerke fggjkbyfhbz fibercastell15 fickdichalta fickdichhurensohn12
  filmmaker1 filthiness finest9472 finlaycraen fireduty12 firethibi132 firstbegotten firstdogfred firuletday
  fischfutter1 fitta.com123 fivecharacters fk56zvlwrk2qx9c flamethrower flatblocker flattereth flatteries
  flattering flawsanity flintdog1968 flourished flourisheth flourishing fluxspoofer flvbybcnhfwbz flygirldoc
  flylikeabird3 fm7iezr793jnxue fo0r49isy8 footyboy99 forbearance forbeareth forbidding forefathers
  foreknowledge foreordained foreseeing forevermouthy12 forewarned forgetfulness forgivenesses fornication
  fornications fornicator fornicators forsookest forthewin1 forumkorner6425 forzainter forzamilan forzanapoli
  fourfooted fqfqsfdsqfdsqfdsqfdsf fqfuk6qzb3 fqrg7cs493 fr3ak4zoid frameleboss framingham frankatank99
  frankenstein frankincense frankrike123 fratelli444 freefire1337xxx777x freightliner frgde56tkt friedenau41
  frikandel1009 frissouille62 frizzlefraz1 frogsabbey6 frowardness froznationnazi150besmila fruitloop022413
  fruitloops frustrateth fticonsulting fuckallyouguys! fuckcrusifix fuckface@lizard.com fuckingyeetmane666
  fuckoffwithyourplaintext fuckth4t0ne1! fuckthe0ps fudcrypter fulfilling fullerboys3 fumyearocks123
  funnybunny123 furtherance furthermore fvmrkrvuz47 fxapi_write g0dfather2014p3n1s777 g13916055158 g24tv67omg
  g82-hxr-tr9-ytr g9l2d1fzpy gabe101397 gabe123721 gageisaking gainsayers gainsaying galaxygaming002
  galilaeans gameofgame gamer95400 gamesoft821512 gamewinners1 gaming0501 ganchas123 gankutsuou1989
  gasmaker123 gasmask0202 gat1035161 gathhepher gathrimmon gaysweg420blazehoe gazathites gazingstock
  gazla@r2oo1sc0us gdre%24fdrehhf*&ddd gederathite gederothaim geekynerd96 geeta&ram15 geevrghese genealogies
  generiks123 gennesaret genuineintel geordie4life gergesenes gershonite gershonites geshurites geten991205
  gethsemane getitnqqa555 getknown123 getrektkid getrektson getscared34 getswatted gettherefast
  gettingitin123@ gfbankbooth ghh3wclrurxlqhl ghjbpdjlcndj ghjcnbnewbz ghjcnhfycndj ghorex298447
  ghostkiller1o1 ghtpthdfnbd giantbluenosehorn gibeathite gibeonites gigabytefriefox00! gigaman8891
  giggitygun67 gileadites gillingham ginofano99 girgashite girgashites gitagitashlomo1230 gitandemerde
  gittahhepher gizmosince06 gjfkldgjkld gjkbnjkjubz gjkyjkeybt gjyjvfhtyrj glamorous1 glorifieth glorifying
  glutenfree46 gluttonous goa59252802 godofredo123 goldfire760 goldhill25 gomezgarcia77g gonzomen10
  googleslink3011 goosebumpss gotbenched16 government governments gr8b8m8ir88/8 graciously grandadpete01
  grandtheft grannymerris grapegatherer grapegatherers grapegleanings grapejuice18 graperoad91 graveclothes
  graviola1309 grayheaded greatidea432 greedgakure1 greediness greedylittleh0bit greenboxthe greentea1282839
  greeshma@778 grenouille greyalienarea51 greyheaded gribouille grievously grievousness grudgingly gsicht20xx
  gsobgynsav gthcgtrnbdf gthgtylbrekzh gtnhj328903 guadalajara gudzilla98 guiltiness gunayka1995 gunsnroses
  gurdeep1023 gusztavszon gutenmorgen1 gvdremand56 gxst3q9n8jek9kd gynecology h0s27yk6v84g h1xp2z2duk
  h1y4dua229 h21ajd1vno1o9qny h2tmc4g358 h2vwdubjx4 h4cker4ever h4ns0mpwn4rr h_froeschl7 haahashtari
  haavard1337 habaziniah habergeons habitations habonyarpad1 hachmonite hackable2121 hackeameesta hackedbycbs1
  hackerdemerde hackernewiam hackerspybot hacketiscool hackforlife313 hackforms26 hacklife6969 had6vub4uj4ig5
  hadadrimmon hahahalizardsarecut3 hahalol5910908 hahamaharaha hakunamatata haleybaley hallawalla123
  hallomutter123 hallowasgeht halo3gamer halorulz96 halowashere hamathzobah hammedatha hammoleketh hammothdor
  handbreadth handkerchief handkerchiefs handmaidens handstaves handwriting hankypanky hannazananiri
  hanochites hans4queck hansaplast happygorila123@ hardhearted hardnips96 hashabniah hashbadana
  hassanalmousa21 haughtiness hauke24784 havothjair hawkesbury93 hazaraddar hazargaddah hazarhatticon
  hazarmaveth hazarshual hazarsusah hazarsusim hazazontamar hazezontamar hbhc8290826 hd7ekk5-wt1 hearkenedst
  hearkeneth hearkening heartagram heathrosa8 hebronites heidelberg heidi78190 heilhitler88 heinerkind
  heisenberg heliosphan helkathhazzurim hell4boerse helloleakviewer hellonsa123serrano henceforth henceforward
  hengwei1213 henrydang254739 hepherites her0ziscool123 heretofore hermogenes hermonites herramienta
  herramientas heterosexual hevhk43n9j hezronites hfjtkklnpzkpljliitc0 hfn-cee-vtf-dm4 hgckghgchgck
  hghgok-2324 hgrfqg4577 hiddendoor12 hierapolis highminded hilizardsquad himym1777# hindermost
  hitmanredfred6661337973 hizkia1011 hjpjxrf23062007 hkah131k9aqirc hmcdougalfamily hmsballa26 hobbyhawks20
  hockeystar1711 hodensack123 hoerenzoon hogtowndoc holacaracolaee3 hollowyoink69 holomgp2326 holyfriz12
  homefront12 honourable horhagidgad horroraddicts hot.tea4me1 hotfuzz10122 hotmail.com hotmail9942
  house5448970 hovnokleslo howaboutno** howlingbutts123 howyachief http://internalhost.eu huangjin1987
  humiliation hummingbird hundebengel hundesport hundredfold hungerbitten hunkashoo1 huphamites hurensohn1
  hurensohn123 hurensohn123fag hurensohn321 hushathite hux-4mb-bhp-hma hx28o9e646 hypnerotomachia hypocrisies
  hypocrites hypocritical iamaboss1! iamaboss12 iamalittlescriptkiddie iamlizzurd iamnotahacker98
  iamoptimus1me iamthebest04 iamthebest24 iamtheblitzgawd7 ibicguwjic ibpjahtybz ic2xn4dbhsha icanthack268.
  ichbinderbeste ichbinderking ichbingeil ichbinjk13 ichliebec4 ichliebedi ichliebedich ichliebedich12
  ichwillauch iconzgaming1 icxkyb7972 id6c3wr6un idedevicep0t identificador identificar idolatries idolatrous
  idonthaveone idontpopmolly idspispopd ignokit33. ignorantly igor89157264948 ihat3^downs ihatecrashes
  ihatehannah12 ihateniggers ihatethisgame ihavenopass ihaveyourdoxaberu ikickiurass ikilledyou12 ikillhard125
  iknowlive0 iknowthisisreal ilikebooting ilikecheez01 ilikelizardinmyass ilikepenis12 ilikesuomi98
  illuminatikaty ilovebooting iloveemiley12 ilovekassia1 ilovekeimo90 ilovemyllion ilovemymom37 ilovenate123
  ilovepackets ilovepieabc123 ilovesanda664 ilovetheipad2 imcranked64 imjiqx5929 immediately immutability
  imnotthefbilol impediment impenitent implacable implantacion importjava.util importunity impoverish
  impoverished imprisoned imprisonment imprisonments imthebozz1 inaciomsn2010 inactive1996aug inclosings
  includecatal incontinency incontinent incorruptible incorruption increasest increaseth increasing
  indianstyler69 indignation industrious inesnico98 inexcusable infallible infanterist2000 infdam5794
  infirmities inflammation influences informacion informtique inhabitant inhabitants inhabiters inhabitest
  inhabiteth inhabiting inheritance inheritances inheriteth iniquities innumerable inordinate inpiclemy123
  inquisition inscription inspiration instalacion instrument instruments insurrection intelcoreg2 intercambio
  interceptor intercession intercessions intercessor intermeddle intermeddleth internacional internazionale
  interpretation interpretations interpreted interpreter interpreting intervac2013 intervention intervention1
  interventionist intreaties inventions investigado invincible iownthesas09 ipod088296 ipstresser123
  isaahlegget ishbibenob ishbosheth ishmaelites ishmeelite ishmeelites israelitish issambossde13
  isthispowerful isvipebaby itc0nsult**2015 itsdark1020 itshackable ittahkazin iw14fi9jwqa iw14fi9jxl
  iwantbills iwillddosu1! izeharites j-ville904 j0hnnymadscience j1314045764 j1v1fp2bxm j2o12s6868 jaareoregim
  jabeshgilead jaceandangus2302 jachinites jack1dsatbt jackeroo7172 jackinthebox69 jackisagnome12 jackpiper@1
  jacksoncassar1 jacobcowan5524 jagdfieber jahleelites jahzeelites jaigurudev jail@123./ jailbreak12
  jajuka@1973 jakeadair10 jakehud319 jakeisabeast23 jakobjonah jamestheman1122ftw jaminaplantpot01 jamiroquai
  jammeyjamie1 jamsophaz1 jaranzazu123 jareiceisawesome jarox1301! jashubilehem jashubites jdmcivicsir
  jdthe1st13 jduse_wzjfk jealousies jebahakai6969 jeberechiah jebthekidis83457 jeezerites jeffanddeb
  jegarsahadutha jegerkul123 jehoiachin jehoshabeath jehoshaphat jehovahjireh jemelos123 jenhiccups
  jennicadrice89 jerahmeelites jerubbesheth jesharelah jeshohaiah jessandpuss jesse134434 jessemarijn10
  jesusmotherfuckingchrist jesuswalks2369 jewbacka1378 jeweetzelf jewsdid911 jezreelite jezreelitess
  jfgvcqbuzug jhon@ta2011 jiefang007 jinzypop100yo jiohio*@&#@12@@ jiphthahel jivedaddydave08 jizzelbandzz
  jjcg16dj5k jkh4545jhk jkiuztdftl57 jm10922423 jmanthelife jmhj5464dcx jmpg0figure jne990pq23 joanborr4s
  jobshop200 jobshop2002 joedeniro1983 jogador123 joggersarelife john!20130605at1753 johndoeisfake
  johniates123 johnsumley1 jointhebanana jonathanwoodgate69 jonqb381998 joolone=3andrewone=3 jordonevans10
  jordzilla13 jorgecococ0c0** jorgusispero112 josebajur81 josefleigh18 joshbekashah jounaable2001
  jounokkkkk191 jourdain1990 jovanlee123 jpzu2gdkex juanantonio171193 julesmichel78250 julian180797
  julian61740 jumandju111jkkj jundian2011xr jurisdiction jushabhesed justatest6 justification justifieth
  justifying justineisscrub69 justlocal22 justsayingihavecancer justveqs60 juustopulla jwhw6n1742 jxvaaedits1
  jysenrice13 jzetterberg k0n@hawaiiellie k47rizxt2g ka_djkhjsy6 kaasisbaas kadell78655 kadeshbarnea
  kadmonites kalakukko1 kalashai23 kalashnikov kamalinkovan1 kampenskole kankerkind kankuro123 kannavit1994
  kanu296kanu kapsikammrehtofito karakartal karalho2020 karapetyan kartoffelpuffer kasablanka kashdeep10
  kasimadam1 katastrofa katjake0516 kattsand123 kavirrohanf kazakhgrad123 kbndbytyrj kclubfan02 kedeshnaphtali
  keepitgoing13 kehelathah keithisafaggot kemmdog2424 ken_oczon143 kenizzites kentisnoob123 kentycenty
  kerenhappuch keroloskero kettenreaktion kevinfrier00 keyracer2503 keysersoze kf210995bf1401992
  kibrothhattaavah kickingthemup kickstarter159 kieranpreece kifj9n7bfu kilfadda12 kilimanjaro killthelizard
  kingrune45 kinomoto89 kirharaseth kirhareseth kiriathaim kirjathaim kirjatharba kirjatharim kirjathbaal
  kirjathhuzoth kirjathjearim kirjathsannah kirjathsepher kirkniverba23 kissemjau123 kj1235690mas klawada88nn
  klaws4life kleineberg10 klenzingishere klobuerste klutch21322 kmh12025476 kmzwa8awaa knackarsch
  knackwurst8853 kneadingtroughs kniggknagg12! kobashi1996 kochamneosa123 kochanie9101 kodathekoala kodiskool1
  kohathites kokoshka1334 komltptfcor konijnekop konilord73 koolkid352 korathites koszyczek1 kqd-7sm-gat-phf
  krebsforehead1987 krebsonsecurity krebsonsecurrity kriginegor kristoffer98 krogerwow325 krokotnica
  kryptex123 krystyna56 krzysiek12 ktutjyth333 kuana230345 kugelfisch9 kun@lfdgod kvnss1992gts kwicki4884
  kyleruhe14 kyoch1myog0 l.qvjdjxrf l0sk2e8s7a l11spoty05! l1z2rdl0ckup l1zz@rd5tr35535! l3g4cy01l3g4cy
  l3lstr3ss1357 l6ho3tg7wb l9ic57doof lacasitos456 lafitte101 lagartijos lageless97 lakerland24 lamentable
  lamentation lamentations landskrona languished languisheth languishing laodiceans lapas8rui8 larapinta1
  lasalopeducongo lasciviousness lasercorn1 laserschwert98 laurel12creek laytonwilly3 lazyjjddjd@maildrop.cc
  le71vi69&* leanfleshed learn2much1 leaullrich lebogossdu17 lebronjame lebsolja613 leckmichamarsch
  leeboi11lee leedabest1 leedsunited1212 leesville17 legionisnot lehkonen123 lekomozoka leliane50934
  lemuelgwapo lenachour123 lengthened lengthening leolong1985 leonloewe1 leothelion213 leozinho100
  lephongphu123 leprechaun lerlisearce lerlisearce44 leskovac016 letmeinplease271# letmeknow01 leuchtturm19967
  leviboddie liam123mck liamdenston libpricing lieutenants lightbaine42 lighteneth likeaboss1919 likeminded
  lildhood4504 lilearn1115 lilweezy59@ lilyholloway limon32988 linkedin11 linkedin123 linkedin2011 linusholm1
  liocemol69 liquidproxy108 listo54682* livelovelife liverpoolarethebest livindahilife lizard!squad#
  lizardbooter123 lizardhack02 lizardisnothacking lizardmethat lizardrafael060400 lizardsaresex
  lizardseverywhere lizardsquad1 lizardsquad123 lizardsquad4lyfe lizardsquadbaby lizardsquadddos
  lizardsquadisgay69 lizardsquadrules lizardsquadsuck lizardstresser lizardstresser.su lizardstresser101
  lizardstresserstezan97 lizardsucksdick ljcnjtdcrbq lk9slwgh3x localhost223 localizador lockingservi
  lognas%%11 lohejoarhav7 lolbroek123 lolcomfypants loldongs11 loldongs123 loleasy132 lolfail1029 lolgetddos
  lolgetfucked123 lolhacks123 loligotkmsraided lolilol69120 lolnicetry2014 lolosavat69 lolrofl1337 loltard1781
  lolwaitwhat lolyoucansee lolzard101 lombok0611 longwinged loopkillmeplz12 lorthridge losalmendros
  losiento2015 louisvuitton lourubens44 loveishere230 lovekosimyiah031012 lovemachine94120 lovingkindnesses
  lowerpro9813 lowman@2491 ls.mp3xxicd3c4e lsmjhockeynissa lsr0xbr0#! luanspfc99 luchopuppy1 luissuarez7
  luka250199 lukebrill1 lulsalwayswins lulzgetrektm8 lulzsec123 lusenheide lutoslawski luxembourg
  lydcc20091314 lydiapoole m01759766727 m0h4mm3dr3k4n1 m0kk4*280913 m1a2r3i4s5 m4gesticm@gic maachathite
  maachathites maalehacrabbim macbookpro1 macflanders18 machine-guns machirites machnadebai mackhacker122
  macromedia made40media madeirahfxf86 maella1311 magallanes magistrates magnifical magnificence magormissabib
  magorp8879 mahanehdan maharashtra mahbobur565 mahershalalhashbaz mahmoodbetyou7 maidservant maidservants
  maik.a.m.a mainstream187 maison4globe majkilorenc majoalju25 makeitrain makesyouwet malaguti88 malchielites
  malchishua malcho0we21 malefactor malefactors maliciousactor777 maliciousness mallady115 mallarme130995
  mamateamo24 mamba1001!x! mamikawada mammatiamotanto21 managedcare manahethites manassites mandingo12mandingo
  mandyhodson manifestation mankon123@ manoftheyear manolitopanyvino manservants manu3214zba manuelakremer2012
  manutd4ever10 maoraven3453 maplestory march65771 marcodergute marek14michal marek1mental marekfarkas1
  marguerite mariehayes1967 mariobros!1 mariolopez0906 markland13 markohinho marshfield marshmallow
  marvellously marvelously marvemaheen007 marvinhaddad01 masonleon123 masseffectn7707712 massillon15
  masukaja123 matheleodu93 matkapra5895 matrixalpacas7 mattandmanda11 mattathias mattithiah mattwashere101
  maxado13558 maxbeverley123 maxime49610 maxrhule12 mazdaksocial maziaslm09 mcclarent6 mccutchanm
  mdlmarcodilupo mecherathite medub-iirwx mega_pizdetz666 megaparol12345 megaword98 mehetabeel mehmetmano123
  meholathite meinetexte melchisedec melchishua melchizedek melchorred membrino00 menservants menstealers
  menstruous mentawais3 mephibosheth merchandise meribahkadesh merodachbaladan meronothite merryhearted
  meshelemiah meshezabeel meshillemith meshillemoth meshullemeth mesopotamia mesvies123 metaaldraak12
  metagesa000 methegammah methuselah mfwimgay123 mfxysbknkpugxyq4edcsnkdp mh4a87bb43 michmethah michoacan1
  mickjagger+ middiblaze12 midianites midianitish mightypink001 migrationschool miguelaires1 mikeandike1
  mikesikemike mikolaj@2013 mikrowelle milchfrau2 milesisapoop mileycyrus mimamamemima20 mimarsinan
  mine03crgal527 minecrafthackeur13 minegameit97 minikanyas miningislife123 ministration ministries minkysmoky
  minstrel1205 mirrorsedge miscarrying mischievous mishaoooyeah mishmannah mishraites misrephothmaim
  mithredath mixupmaster786 mizuami456 mjcqpalzm1216 mjforthewin mk85057196 mlg-dvp-prl-n3d mlgpronigga
  moabonyou42 moddedusername7 modder1337 modepasmythix moderately moderation modernwarfare3 modificacion
  modznigga22 mohd122199 mommyandme momolelapin monear1ali monitorizacion monopolyrox910 morasthite
  moreshethgath motionblurz1 motivation moto02-03* mountview7 mournfully mousebungee123 moveinsilence1
  movimientos mpf-gus-5q7-av3 mqihrqzdwdqcjubfn2p7kvty mrf11277215 mrnick1415 mrpistachmrpistach
  msdhycjb#48y*7x@ muamba32@& muchosucko mud8utru1448 mudjimba9413 mujahidfida03315140185 multiplied
  multipliedst multiplieth multiplying multitudes muruparianmadness10 mutcherson1 mutleydog1 muttertier
  mv46vkmz10 mvtmjsunp13 mydadisdoctor mydadisdumb myeakubbd123 myjustin0815 mylinkedin mynameisovertherainbow
  mypassworddoesntmatter myrho03150 myst3rious101 mystresser1 mzp-pwa-7cp-kav n1kl4s44269 n4ufd6cy>r
  n8zgt5p0shw= naamathite nadeshot8300 najmesk123+ nalacartucho1 nam413goat naphtaly56 naranjaagria
  nassimo3869 nastynati03 nathanmelech nation56star nattydread naughtiness naziboy007 nazizombies123
  nboorman87 nco5ranerted3nkt nebuchadnezzar nebuchadrezzar nebushasban nebuzaradan necessities neglecting
  nehelamite neidlinger neighbours neiwakvql3y nemuelites neoborjuis nephishesim nephthalim nergalsharezer
  nervypooh57@ netdump123 netflixdrama nethermost netophathite netophathites neverendk2 neversaymypassword
  neversaynever nevertheless neverthless newhi28765179 newt7899onrs newthree51 newyorkmets57 neymar4santos
  neznakomka nha7ebf6kp nhbybnhjnjkejk nhfycajhvth nicesector66 nichtlustig321 nickiminaj nickjonas1
  nickwelz21 nickyendaisy nicofabio12 nicoladaniel0711 nicolaitanes nicrasow212 nie6d9&h@nnw88gefffy
  nietmijn13 nieuport11 niewiemcotuwpisac3 nigganeedfreed niggerbitcoin niggerfaggotass nijeredy99
  nikestyler98 niko120601 nikthetube ninchen96. ninjaboy187 ninjahddoser nipster123 nissanskylinegtr
  njhgyaplkf2#17 njhk34j3sa nkkcyimiwuhx nks230kjs82 nlnrlm1011 noahhaysbert nochnik104 nocturnaly nohackshere
  nomeacuerdo nomefiounpelo69 nomitavittua noneofyourbusiness nonstopgeo123321 noobbasher2 norgeoslo2001
  notario1028 notgonnasay nottellingyou notwithstanding nourisheth nourishing nourishment novaftw1212
  nowyoudidit noxthepl0x nufe82s3123 nvrforget0218 nw376452nwboris nyq28giz1z nysvbmed515jd
  oa0mn2}cmiseo%+qn2k oahuboy808 oap9uto293 ob2lq388cdb6 oberhausen observation obstsalat1 occasioned
  occupation oceanography ockelbo300 ocpoook325 odb-bhu-t5j-tdq oduvanchik oegbbohteh offscouring
  ofp-epm-qm4-abc oftentimes oginfluences24 ohk2hieciro ohlsbach123 ohmahghawd11 ohmnamah23 ojq0ibuzdf9c^uzb3p
  okanugur11 okmijnuhbygvtfcrdx olamilekan olanrewaju oldwordwise olekappert123 oliveyards oluwatomisin
  omarcoronado123 omegapsiphi omnipotent onaeb96ttello onedirection onefivetwofive1525 onesiphorus
  onyourforhead oparankos69 opensesmeseed operaciones opernhaus1 opportunity oppresseth oppressing oppression
  oppressions oppressors opsdead1197 opticnadeshot2013 ordinances ordinateur organizacion organizaciones
  oscaragux313 osiokeke47 oten140286# otservrox123 otterbrook outrageous outstretched overlaying overspreading
  overtaketh overtheroad overthroweth overthrown overturned overturneth overwhelmed ovomaltine owt243ygbh
  owt243ygbj oyx-bjg-a8c-d79 p3rat54797 p9ujkuf36d p@nduc@170711 pa08sc12al97 paddington pahathmoab
  paintboy100 paklop125099 palindrome1628 paneldecontrol panerai@ny papasnontfgd12 parabellum paraskissa123
  parchments parolasuperspeciala123 parolyrhj1991 parowas123 parshandatha partiality participar particular
  particularly paskakasa88 pasquinelli111 passthegate1 passwordlogsniffer2015 patinhasface1 patnull123s.
  patriarchs paulcarlo24 paw_jdkqrzfu pb26096990 pcgf3ver12 pe#5gz29ptzmse pechschwinge pederiste321
  pedroisog.1 pedrojulio101 pedropeguinhas125 pelethites pendrive245258 penduchette penederabat
  perasperaadastra perceivest perceiveth perceiving performeth periwinkle perizzites pernicious perpetually
  perplexity persecuted persecutest persecuting persecution persecutions persecutor persecutors perseverance
  persuadest persuadeth persuading persuasion pertaineth pertaining perversely perverseness pestilence
  pestilences pflhjncndj pharaohhophra pharaohnecho pharaohnechoh pharohofold2014 philipjb098 philistine
  philistines phillyroxs13 philosophers phsyratr78 phylacteries physicians pi4kautengere picardepsilon10
  pigeonlesswings piggy15708 pihahiroth pinardelrio pine_ridge pinheirofeitosa pinkmarker1 pinnasberg798
  pipersucksasshole69er pirathonite piscataway pisellofatato pitbull2012insg plaistered plantation plantillas
  pleb123kappa plenteousness plentifully pleonasme333 pleurat1998 plextsofttm plgamer1008 pliskieviski2121
  plowshares plsdonthackme pmffqgqkym25wx pocahontas poffertje12 pollutions polynomial pomegranate
  pomegranates ponomarenko poopiscute69 poopsiclez593 poostain69 poostainnigga poptropica poptropica12
  porcoschifo porovoz123 porqueria1 portauprince portokalia portonovo@4321 portserver17 possessing possessors
  postanschrift1 postduif12 postgres123 potipherah pourtrayed povilas0606 povlmly727 poxl1&zcms pqntmt1247
  praetorian praetorium pratap1245 predestinate predestinated preeminence preparation preparations preparedst
  presbytery prescribed prescribing presumptuous presumptuously princeniggaio principalities principality
  procesando proclaimed proclaimeth proclaiming proclamation prodigy7340@yahoo produccion productid20f
  profaneness professing profession progenitors prognosticators projectsadminx prokopenko pronounced
  pronouncing properties prophecies prophesied prophesieth prophesying prophesyings propitiation proportion
  proselytes prosinecki prosperously prostitute proveedores provisionales provocation provocations provokedst
  pruninghooks prviputa666 prwfenq2fjasobrwlz3 przyjaciolki ps3gamefreak psalteries psicologia
  pua45hcc7jjpp3ft publicacion publicaciones pumakiller_007 punishment punishments purdurplish1 purification
  purifications purloining purtenance pussymuncher7603 putrifying pw10515947 pwnedatmw2 pyfrjvcndf
  q80661658441 qa23ws56ed89 qaysxdrfvhujm969 qaz!@#poin qbgrannie_ qcx-7pj-bqq-eue qdtb171080 qdujvyg5sxa
  qdva2ajt5pbvde qh6xl1p9xj qiciqdp162 qjnrv_gcerd_kq qjnth_gcerd_kq qkvhd;*{u7idbm2rhz8ucw ql25t4ivgzyiedfd
  qmwnebrvtcyxuzi qoomawrdy3nbf5por5ak qrg7t8rhqy qti7zxh18u quadirdonaldson quadkid122 quarantine quaternions
  qugrqfo825 quickscope1 quinnymac234 quzzilisback1 qwegta13091990 qwmn7#@good qzgmemm3z87a r0106m93.2
  r04n0k31585 r42r4frrgrfgrgrgr r4r-bzg-cna-kyt r8!tzmtrb7m*x&za r8&76qg&i6ha r8ynoahu40yeo6gh3emk r9lw4j8khx
  rabbitohsismyteam rachmaninoff raddenson11rulez radioshack2015 radware123 rafaelandres12 rag1na2rok3
  rageyourfaceoff ragga_muffin_1928_ ramathaimzophim ramathlehi ramathmizpeh ramboman28 rami2rayan
  ramiabed1450 ramothgilead rancourt23 randomgamers2004 randomnamesrandomnames randyorton ranlyrocks1
  rar3312jnhbgv rarq4tdely ratatouille ratiopharm rayanelefou rayanleking11 raze2isawesome razvanelul1
  razzledazzle rbotmvz954 rcdeportivo10 re310903ts realborz123 realnigga1 reapersoul12 receivedst rechabites
  recommended recompence recompences recompense recompensed recompensest recompensing reconciled
  reconciliation reconciling redeckstring001 redkoolaid96 redmansgreed1 reeceheer1 reecejamieson1 reedyj9954
  reeshasbeats1 reformation refraineth refresher11234 regemmelech regenschirm registration rehwinkel12
  rektme2244 relaxlikeme123 relentless rememberthis8 remembrance remembrances remijohnson14 remmonmethoar
  rendezvous repca42714 repentance repentings repetitions replenished repomen111 reproached reproachest
  reproacheth reproachfully reprobates reptail119 reputation rerhsybrcs resemblance resistance restingplace
  restitution restrained restrainest resurrection retribution retrorserhizopod reubenites revellings
  reverenced rexcody501st rexterboy21 reynerie31 rfkbybyuhfl rfkfiybrjd rfnthbyjxrf rgerl43zffhd2sg
  rgtiger299792458 rhinoceros rhysoribine ricenotmice1 rickisawesome1972 ricknakol1028 rickrolled12
  ricoisgeweldig1 ridgefield ridiculous ridvangonul rien2001bijl rienbijl2001 riesenpizza2 righteously
  righteousness righteousnesses rikitikitavi rimmonparez ringmyass123 ringstraked rintixyan8 rippingods
  risky123risky ritavrataski riveraleegracegail1997 rjcvtnbxrf rjyjdfkjdf rjytwcdtnf rlsspecelec
  rm99qjukhxzbsj rn~@r7fwoz roanne42300 robdyrdek99 robinleal24 roblox1145 rocalip93n360 rockmebaby24
  rockoutloud rockriot25 rockyaila1 rofl1992lol rohanloveop130 romainloulou27 romamtiezer rosasgasse
  rosieimogen1 rossofuoco rotmgciscor royal-flush rp8686dh625 rrn-w4p-d9o-azr rsiscalx6191 rubberducky106
  ruby@ruby=ruby ruff123rydah runnike+11 rushisamazing911 ryan042701 rynothedino2 s2u-utb-pzg-lqv
  s3ys0tdi9apguaesu2is s6mvhlqsdr32 s8ylpe9jdpvym sabachthani sabertooth123 sabes39821 sackclothes
  sadsafdi@dodgemail.de safaesolimane34 safelock2004 sagichnicht sakalas667 salocaluimsg salutation
  salutations salutsalepute samaritans sambrickell13 samgarnebo samichicco samisafurry1 sammakko12 sammeswe12
  samothracia sampoerna88 sanamarone sanctification sanctified sanctifieth sandfrucht santyjordi
  sarganthale989 sarmailadm sashaishot123 satisfiest satisfieth scarceness scenebewacher schiene3884
  schnuck3120 schokolade schokolade123 schwipschwap scirrocco1 scootaloo1337 scourgings scph-39004
  screenflow22. screwu4life scryptkid123 scufgaming1 scvmofas79 scypion512 sdf7asdf6asdg8df sdh288912k
  secondarily secondstartotheright! segurancadestruida seijihomegoogle sektorgaza selahammahlekoth selfiestick
  selfwilled selvimurat91 sennacherib seo21saafd23 separateth separating separation sepharvaim sepharvites
  sepulchres seredinskiy12 sergiodelgado9241154 seriouslylong servenigga sevenjarey sfdufigsw@0815.su
  sgwxuq.71w shaalabbin shaalbonite shabbethai shahazimah shakejunt1 shallecheth shalmaneser shamamalathas
  shamefacedness shamefully shamsherai sharedapps sharkboy212 sharukh0831 shayan1376 shearjashub shechaniah
  shechemites sheepcotes sheepfolds sheepshearers sheepskins shelanites shemidaites shemiramoth shephathiah
  shephatiah shephuphan sheshbazzar shetharboznai shibboleth shifticle089914 shiftninez shigionoth
  shihorlibnath shillemites shilonites shimeathites shimronites shimronmeron shinedown1 shingles23 shitisbrown
  shjds@*&saksuy shnayrocks shoelatchet shorsa7135 shoulderpieces showmethemoney shuhamites shumathites
  shunammite shuphamites shuthalhites shxds9638596 sidiaich1516 sieffy1boy signification signifieth signifying
  sikerimseni sikhmanna1d silas230200 silktown2014 silliconevalley1 simeonites similitude similitudes
  simon270799 simpleshit101 simplicity simpmanoh3 simulator1 sisieismylife4ever siteminder sixapart00
  skarbek123 skate4life skatekerr9711 skatemongo26 skateordie skaterboy14 skaterboy97 skeeleeis6 skellehcraft
  skidbooterlol skilfulness skinhead4life skitzotimeftw skyyassin1 slagter214 slamminya4days slanderously
  slapoortje1 slaveowner1 slimline123 slingle463 slonopotam slothfulness slumberings sm7x-nbpv-4abc-7n3xd
  smacktheakamai smedvik29101997 smeshariki smokedaw33d smonokin34 snakehok@001 snapscan21! sneijder7@
  sneshlol1337 sniperknivesv2 sniperrifle145 snodgrass5 snorkkel123 snuffdishes soaphie123 softec104645
  soggyweenies1 sojourners sojourneth sojourning solemnities somanypickles27 someguysfromthe60 somerville
  somthing552 songoanda12 sonny34370 sooretama1911 soothsayer soothsayers soothsaying souljaboy1 southpole1
  southshore soy-8te-vtk-hgt spankjemoeder123 spartin117 spectaculaire spewinmate spima94cet spionin8688
  spitefully spore152321 sprinkling spz337onyaforehead sql1njection squatgame3hunna sqv-q9h-wum-qwm
  srgs@mailnesia.com staaltraad stabilmente stablished stablisheth stalker-24111973 stammering standinline
  starbuckslms8 staredobre startfinding staticeternity@.3k stayright1 stedfastly stedfastness stefangreil1983
  steflio3123 stevejobs55 stevenjon1019 stewardship stewross50 stialoveni98 stiffhearted stiffnecked
  stikline741969 sting7ray1 stonesquarers stonybrook stopreadingphpmyadmin stouthearted stp-d9x-bu3-6yk
  straitened straiteneth strangling strasbourg strengthenedst strengtheneth strengthening stresserpassabc!123
  stressershit stressingtest123 stressreliever struhtdesigns97 struthers1 stumblingblock stumblingblocks
  stumblingstone stylishsummer@2014 subhanallah subjection subscribed subscribeordie subverting succeedest
  succothbenoth sucemonpenis123 suchathites suchyolo12345 suckondickanddie42 sufficiency sufficient
  sufficiently sumaismael123 sumptuously sunnymanhas123 suoirolgos101 sup3rp0n3y superawesome121 superfluity
  superfluous supermatou82 supermemy12 supersang12 superscription superstitious supplanted suppliants
  supplication supplications support18974 suprycraft suretiship surfeiting surmisings susanchites sustenance
  sutherland svt5u&2#otlqvdcfc8c!e sw@gm0neyappl3 swaddlingband swag420yolo swagbag123 swagfag123 swagger101
  swaggerman1 swagl0rd12345 swaglag123 swaglord123 swaglord69 swagmula22 swagobeyallday swagonyou1234
  swe107895dk swearingin1 sweepstakes sweetsmelling switzerland syatf02abc synagogues syncere629 syriadamascus
  syriamaachah syrophenician sytherxx69 sz9kqcctwy szecsoliliom t0112199-9 t34t3t4ez34 t9vp4devnulls
  taanathshiloh tabernacle tabernacles tachmonite tactrus5423 taddandjulie tahtimhodshi taishan2011 talebearer
  talethebeast1 talkshitgethit3 talons1032 tanquerel16 tarpelites tartaruga01 tbda@hmamail.com tbfox@grr.la
  tdyedxh2rp5uhzjndaftkeft teamjeanmichelcrapaud teaproindue1976 technobase16 tehaphnehes tehpvjack1
  telamon123 telechargement telharesha temamaj0ra temperance temptation temptations tenderhearted tengohambre
  tentmakers teonamaria1 terrestrial terricola34 terrifiest tesauvbetac6 testbot201 testerisback testifiedst
  testifieth testingthisout testname1334 tetrasandy7 tfjunwptzsjp thaeng9kezee9igo thafreeteam10 thanksgiving
  thanksgivings thankworthy the3isdone the69er101 thebarnes34 thebashspot thecatisfat1234 thefl@flo01
  thegamer205084411 themaninthemirror themselves thenceforth thenewone16 theophilus theory03151999
  thepianoman74 therage1337 thereabout thesack9090 thessalonians thessalonica thestemtrick thesupermegapinky1
  theswan108 theyhelp123 theyprisoner thiaguinho thimnathah thirdpoint thirtyfold thisfire15 thisisatestrandy
  thitherward thomasrheaume12 thoogui147 thoroughly threatened threatening threatenings threshingfloor
  threshingfloors threshingplace thresholds thunstrom4th thx0c=ul#y tieupagain tiga581740 tigerclaw1998
  tigercrucifix tiglathpileser tihomirova tik6w6aptuw tikbalang! tikbalang# tikbalang% tikbalang& tikbalang*
  tikbalang0 tikbalang1 tikbalang2 tikbalang3 tikbalang4 tikbalang5 tikbalang6 tikbalang7 tikbalang8
  tikbalang9 tikbalang? tikbalang@ tikbalang^ tilgathpilneser timandreasen123 timispoppy9 timmerman96
  timmy0815. timnathheres timnathserah timoglander tintin59360 tiodopao02 tirathites titsandbacon titsandbeer
  tjrmgscmmmml tmelancon48 tnk0mk16vx toastbrot1 tobadonijah toby12cleo tofelini98 toffe-rocks tojiik85521133
  tomanderin tomochtuve11 tonyfh1022 topography torposoplo34 total12scherz totaldomination.1998 tov32k9l118
  toxicplaysyt trabajador trabajadores trachonitis traditions trailblazer25 trandared1 transfigured
  transgressed transgressest transgresseth transgressing transgression transgressions transgressor
  transgressors transistor translated translation transparent traversing treacherous treacherously treasuries
  treehill60 treehuggers tremblende17 tribulation tribulations tributaries trino90995 triskelion trlmm1835!
  trogyllium trolled911 troopershaun123 troyanomix trucebreakers trudybollo truffle01@11 trujillano
  trytoddosme tscraidy11 ttd955audg tucker@0798 tumultuous tunesisgod turbulence4 tutforme123 tvq71eovgpuw4uv+
  twatageule tweeky1095 tweetdeck1 twichfoot9 twitter.com twosixteen216 txlzinq123 txu-3gf-a7h-dka ty2t1hv3oc
  tylermom10 tylerviars2892 typewriter101 tysonjd108 tzir25l5kn u0qxdwuz2wjs u1v7hhh7ef uaburj48hktioafmtwv
  uberhaxorpanjul ucantguess99 uckange57270 uehby92pac ufdyfrecjr ugalesujit uhc-fs5-n5h-hxn ui6roewume3
  ulithroxii umo-x6x-kup-hzc unaccustomed unadvisedly unbelieving unblameable unblameably unboundmodz4
  uncertainly unchangeable uncircumcised uncircumcision uncleannesses uncondemned uncorruptible uncorruptness
  uncovereth uncrackablemd5 undergirding underneath underoath1 undersetters unfruitful ungodliness
  uninstallsql unknown312*-* unleavened unmerciful unmoveable unoccupied unpeeredwashere unprepared
  unprofitable unprofitableness unpunished unquenchable unreasonable unrebukable unreproveable unrighteous
  unrighteously unrighteousness unsatiable unsearchable unspeakable untempered unwittingly unworthily
  uougiapi123 upbraideth uqa9ebw445 urmomisgay urv7dn7wd7 uspsguy123 utilidades uvgx8f8232 uweimmer2701
  uzzensherah v2408trope v2hhdc9uaguvrnvjaw== v3g1t@11563 v3mmlwwjik v5fbmuoqsgq2 v89hu4dezeun vanderbilt
  vascorossi vbybcnthcndj vbyfcnbhbn vef6g55frz vehemently velocidade vendetta71224 versailles verydark123
  veshonk1231 vesy7csae64 vfhbjk1801 vfuybnjajy vfylhfujhf vikingsfan71 viktorovich vileladt88239018
  villanueva vinedressers viniciusf0x30052001 vinniesgaye123 viphv5j736 virtuously vishnukpre visitation
  vista879cc vitor123cara vitor1268123 vitoriasc13 voivittu123 vojcvojcseidl voloftht123 voluntarily
  vonderella vottakvot66 voyou14730 vp3whbjvp8 vrbgqns997 vrf6hhx4j3 vsavb7rtui vtnhjgjkbnty vu97nabdvzc6zf2
  vyjujltytu vyus1baseball26 w0rmr00tcycle w33d15n0tadrug w3453lrunzxbl w5tn36alfw w5txn36alfw w66yrybgra
  wafflesisgod waffleslol23 walamerikam5 walkinfaith walktheline walteggink wambacko16 wanchiming wanderings
  wangyy90732 wanttoseethis waq5zesafrayuth4 warlistress warriors2274798 warriorslol72 wasdesdfrdfgtfgh
  wasguckstdu? watscheslaw123 waypensive wc86trcvats2f2q weaknesspays wearelasers wearelegion wearevaa3s
  weinamann1 weisnet2007 weizenbier weknowhitz welkinsjhon22 wellfavoured wellpleasing wer-9zd-p4z-udr
  werderbremen02 werehacking2001 wesmcrae00 westminster weyersheim whatisthat whatsoever whatthefuckisthisshit
  whatywhat1 whensoever whereabout whereinsoever wheresoever wherewithal whirlwinds whitefuckingsigma
  whitescreek whithersoever whocankilbos whoislargeboy whomsoever whoremongers whorenesslikabossaless
  whvixvii4904 wiggpersonk88 wile8&micrometer wilkuwdzmama1 willerkulla123l willypete45 wilmington
  windowsxp1258lol winebibber winebibbers winepresses wings24turbo witchcraft witchcrafts withdrawest
  withdraweth withersoever withheldest withholdeth wkn976403; woaini1314 wojciekofsky wolfenstein wolvezin34
  womenservants wonderously wondrously workmanship worslach219 worsmeuh965ufs woudrichem wowislife123
  wpcakir264 wrasloco11 wrongfully wrthingtnm wsbe279qsg wtflolgg1233 wtrskimali wung3ahtez wwevsecw12
  wxj?vbl[{suc;o wytheville x2marc&uvw x2v-qh7-dkd-jn9 x3luym2mmj x4ivyga51f x8752c98df91514_ xantria10315
  xblhintb9w xbnpxe4hxtdt xboxhatesyou1 xd143r257kkd xd6d46j5wnem2tsfadvkqfey xe8wqp3fy3jdxt2 xexcolby123
  xhost88923 xhosting88923 xige5516726 xpbitlive23 xr597359358251gtscv xshh5ye2p6seec xsmall120x xtseo2011tdx
  xwz-mak-yk5-dao xxmythpvpxx xxpa33bq.adna xxstresserxx2 xxxpengxiang xz3braarmy y3fk86egsj66kz1mmu8s
  y6p67ftrqj y9n-8yv-r9t-pwa yagjecc826 yahoogmail1 yamadatarou yanatnfaaa yandi20080527 yannik3699
  yaoiisgrand yellowmoped15 yeprightwrong yeshuakavode yesternight yfdbufnjh10305070 yflz13041976 yi6iz5tomi
  yjdjrepytwr yjdjvjcrjdcr yk66o2kzpz ymax@y9mt23 yn4*ufzjdo4*oc#u ync!jfwm7n yogeshishot yolomcsweg
  yoloswag** yoloswag123 yoloswag420 yoloswaggins yosselin18 you-guys-suck-dick youcool15638
  youdontgetmypassword youneedalife younesse123 youngblood5661 youreapwhatyousow yourezkid12
  yourlifemeansnothing06 yourmomisfat1 yournansdead yourselves yourteampls youwinagain youwontguessit
  yph-dyf-swt-u3z yre5uyxbnhkl yrtoplqepqfqm2fh yry-fen-9nw-sdt ytdpkjvfti ytpfdbcbvjcnm ytpyfrjvrf
  ytrhjvfycth yu5l97wk8q yuantuo2012 yurkamaliy yuvinkim999723 yxocv.05ip yyfu34dfdfdgd535 z+).8kfl[x
  z.61gzgfmh z0xauaprk8mb z65zxwpuj3tbyf5 z6mte4dljmq36wv zacatecas1 zachispro1! zackislife zakman10102
  zakreski123 zammyboy11 zamzummims zaphnathpaaneah zaqwsxzaq@mailinator.com zarah4life zarakikempachi
  zareathites zarethshahar zcfvfzrhfcbdfz zcwashere1337 zebulunites zelenograd zelenybalonek zelophehad
  zephonites zeredathah zerosevenzerotwo0702 zerubbabel zgd-9rm-rrk-vs6 zhangfan123 zielonydom zikusama121
  zinhorimanmori@123 zizoumario zkurveneheslo zlinuxagent zm4jjqa_hw zmx870919123 zn87x54mxma zobrdjlrb1
  zoiethequeen zonegaming zooyork645 zorathites zsxmr7sztmr zuckerfrei1423 zuiop713nicht zundarian0757
  zurishaddai zwitterion ~sonyxperiaz2013~
`
  .trim()
  .split(/\s+/);
