/** Postcodes and places of AU, from GeoNames (https://www.geonames.org), CC BY 4.0, shortened by scripts/postcodes/make-table.ts. */
export const table = `
0800|NT|-12.462|130.842|Darwin:1:0;Darwin City:0:2
0801|NT|-12.461|130.842|Darwin
0803|NT|-12.435|130.744|Wagait Beach
0804|NT|-12.43|130.841|Parap
0810|NT|-12.379|130.877|Alawa:0:-4;Nakara:9:0;Wagaman:-1:8;Casuarina:5:5;Moil:-9:4;Jingili:-9:-4;Brinkin:9:-9;Wanguri:8:11;Rapid Creek:-1:-18;Tiwi:21:1;Millner:-12:-15;Nightcliff:-3:-26;Lyons:20:11;Muirhead:21:16;Coconut Grove:-17:-25;Lee Point:38:12
0811|NT|-12.374|130.882|Casuarina
0812|NT|-12.382|130.901|Holmes;Sanderson;Northlakes;Woodleigh Gardens;Wulagi:-1:-5;Malak:-11:3;Leanyer:15:-1;Anula:-9:-10;Marrara:-18:-8;Karama:-20:15;Buffalo Creek:45:5
0813|NT|-12.402|130.916|Karama;Sanderson
0814|NT|-12.383|130.852|Nightcliff
0815|NT|-12.378|130.883|Charles Darwin University
0820|NT|-12.431|130.856|Cullen Bay;Raaf Base Darwin;Bayview:-7:1;The Narrows:5:4;Ludmilla:11:-1;Parap:0:-14;Woolner:-7:-8;Bagot:16:1;Charles Darwin:-3:18;Fannie Bay:8:-19;Stuart Park:-18:-13;Winnellie:2:30;The Gardens:-18:-19;Eaton:18:25;Larrakeyah:-24:-24;East Point:20:-33;Coonawarra:-3:54
0821|NT|-12.429|130.886|Winnellie
0822|NT|-12.728|131.665|Daly;Bynoe:-74:-1054;Hotham;Mapuru;Fleming;Pulumpa;Wak Wak;Weddell;Wishart;Millwood;Burrundie;Charlotte;Claravale;Maranunga;Stapleton;Tipperary;Umbakumba;Woolaning;Camp Creek;Gunn Point;Koolpinyah;Rum Jungle;Annie River;East Arnhem;Glyde Point;Hayes Creek;Ramingining;Border Store;Delissaville;Micket Creek;Bynoe Harbour;Croker Island;Mickett Creek;Margaret River;Point Stephens;Vernon Islands;Bathurst Island;Litchfield Park;Darwin River Dam;Goulbourn Island;Sandpalms Roadhouse;Marrakai:-22:-184;Point Stuart:150:70;Mount Bundey:-322:71;Middle Point:153:-348;Lambells Lagoon:144:-415;Lloyd Creek:51:-531;Hughes:27:-567;Acacia Hills:-66:-540;Livingstone:47:-591;Black Jungle:205:-458;Fly Creek:-48:-620;Southport:6:-714;Lake Bennett:-232:-497;Bees Creek:149:-606;Tumbling Waters:-40:-715;Blackmore:-31:-727;Mcminns Lagoon:180:-589;Freds Pass:189:-608;Virginia:209:-637;Coomalie Creek:-333:-558;Tortilla Flats:-357:-541;Wickham:174:-743;Collett Creek:-172:-749;Kakadu:-140:809;Elrundie:249:-705;Channel Island:175:-796;Tivendale:262:-721;East Arm:251:-750;Finniss Valley:-294:-718;Hidden Valley:286:-756;Eva Valley:-393:-659;Murrumujuk:467:-593;Winnellie:299:-779;Charles Darwin:294:-791;Robin Falls:-579:-519;Belyuen:190:-967;Mandorah:284:-906;Wagait Beach:293:-921;Cox Peninsula:301:-1024;Douglas-Daly:-1072:-313;Rakula:-396:-1010;Gunbalanya:403:1386;Oenpelli:404:1393;Cobourg:1333:603;Nauiyu:-1014:-969;Daly River:-1037:-953;Nguiu:968:-1029;Wurrumiyanga:967:-1039;Tiwi Islands:1168:-848;Milikapiti:1303:-990;Minjilang:1570:880;Pirlangimpi:1325:-1236;Pularumpi:1323:-1249;Warruwi:1070:1713;Goulburn Island:1078:1723;Nemarluk:-1549:-1289;West Arnhem:493:2395;Peppimenarti:-1427:-1583;Maningrida:661:2422;Nganmarriyanga:-1607:-1781;Thamarrurr:-1475:-1960;Wadeye:-1510:-2143;Milingimbi:626:3254;Galiwinku:700:3900;Numburindi:-1201:4039;Milyakburra:-1051:4537;Numbulwar:-1548:4072;Angurugu:-1252:4796;Anindilyakwa:-1189:4926
0828|NT|-12.435|130.926|Berrimah;Knuckey Lagoon:8:20
0829|NT|-12.458|130.96|Pinelands;Holtze:9:46
0830|NT|-12.49|130.979|Shoal Bay;Gray:0:4;Driver:4:-3;Palmerston:4:5;Woodroffe:-11:1;Marlow Lagoon:-1:-15;Moulden:-15:-6;Durack:17:-7;Yarrawonga:14:12;Farrar:10:19;Archer:-24:-10
0831|NT|-12.486|130.983|Palmerston
0832|NT|-12.501|130.993|Rosebery:-9:-6;Mitchell:0:3;Rosebery Heights:0:3;Bakewell:4:0;Gunn:14:0;Zuccoli:-6:13;Bellamack:-16:-10;Johnston:14:18
0834|NT|-12.519|131.028|Virginia
0835|NT|-12.519|131.042|Coolalinga:-4:0;Virginia:0:-13;Howard Springs:23:3
0836|NT|-12.534|131.103|Girraween:9:-7;Humpty Doo:-41:0;Herbert:0:59
0837|NT|-12.813|131.08|Manton:0:110;Noonamah:182:0
0838|NT|-12.7|131.015|Berry Springs
0839|NT|-12.523|131.042|Coolalinga
0840|NT|-12.785|130.474|Dundee Beach;Dundee Downs:23:25;Dundee Forest:-23:-25
0841|NT|-12.819|130.97|Darwin River
0845|NT|-13.05|131.031|Batchelor
0846|NT|-13.238|131.106|Adelaide River
0847|NT|-13.821|131.833|Pine Creek
0850|NT|-14.465|132.264|Katherine;Katherine South:-3:-5;Emungalan:8:11;Katherine East:-1:22;Cossack:10:-89;Lansdowne:34:124
0851|NT|-14.465|132.264|Katherine
0852|NT|-15.676|132.686|Edith;Elsey;Victoria River;Beswick:1118:429;Arnold;Wilton;Gregory;Bradshaw;Buchanan;Gurindji;Manbulloo;Miniyerri;Warumungu;Flying Fox;Kalkaringi;Edith River;Pigeon Hole;Tanami East;Beswick Creek;Bulman Weemol;Elsey Station;Nutwood Downs;Sturt Plateau;Pellew Islands;Robinson River;Gulung Mardrulk;Victoria River Downs;Helen Springs Station;Larrimah:99:529;Birdum:-560:465;Mataranka:755:379;Delamere:-74:-1136;Maranboy:1143:97;Daly Waters:-577:683;Venn:1083:-203;Jilkminggan:715:606;Barunga:1157:178;Uralla:1185:-388;Binjari:1126:-502;Katherine:1211:-423;Dunmarra:-1004:726;Top Springs:-868:-889;Florina:1099:-660;Nitmiluk:1506:-281;Miniyeri:451:1393;Timber Creek:14:-2206;Limmen:152:2114;Yarralin:-776:-1844;Ngukurr:945:2045;Baines:-307:-3187;Wave Hill:-1771:-1852;Kalkarindji:-1771:-1852;Daguragu:-1743:-1884;Mcarthur:-774:3430;Numbulwar:1400:3051;Lajamanu:-2660:-2048;Creswell:-2274:3230
0853|NT|-14.531|132.379|Tindal;Tindal Raaf
0854|NT|-15.448|132.611|Borroloola;King Ash Bay
0860|NT|-18.222|134.254|Tennant Creek
0861|NT|-18.222|134.254|Brunchilly;Tennant Creek
0862|NT|-18.222|134.254|Nicholson;Avon Downs;Tablelands;Three Ways;Helen Springs;Wycliffe Well;Cresswell Downs;Muckaty Station;Wollogorang Station;Phillip Creek Station;Pamayu:-84:-430;Renner Springs:-97:-458;Elliott:671:-714;Tennant Creek:-1428:-63;Warrego:-1215:-433;Newcastle Waters:852:-852;Calvert:1301:2949
0870|NT|-22.268|133.176|Gillen;Stuart;Araluen;Ciccone;The Gap;Sadadeen;Braitling;East Side;White Gums;Alice Springs;Desert Springs
0871|NT|-22.268|133.176|Alice Springs
0872|NT|-22.202|133.143|Hart;Murputja;Ernabella;Indulkana;Ghan;Hale;Hugh;Amata;Finke;Kalka;Kanpa;Kanpi;Uluru;Umuwa;Anatye;Fregon;Imampa;Imanpa;Mimili;Tanami;Tieyon;Wanarn;Yulara;Iwantja;Kulgera;Lambina;Laramba;Nyapari;Patjarr;Pukatja;Simpson;Watarru;Areyonga;Costello;Engawala;Erldunda;Kaltjiti;Mereenie;Tjukurla;Watinuma;Aherrenge;Amoonguna;Davenport;Irrunytju;Jay Creek;Mantamaru;Mutitjulu;Namatjira;Petermann;Titjikala;Umpangara;Urapuntja;Warakurna;Ayers Rock;Hart Range;Mount Zeil;Mulga Bore;Tjirrkarli;Wingellina;Yunyarinyi;Chilla Well;Kiwirrkurra;Lake Mackay;De Rose Hill;Docker River;Hermannsburg;Ininti Store;Kaltukatjara;Papulankutja;Pipalyatjara;Santa Teresa;Alice Springs;Antewenegerrde;Thangkenharenge;Macdonnell Range;Napperby Station;Wallace Rockhole;Ayers Range South;Telegraph Station;Murputja Homelands;Ernabella (Pukatja);Gibson Desert North;Gibson Desert South;Indulkana (Iwantja);Kings Creek Station;Ngaanyatjarra-Giles;Pitjantjatjara Homelands;Anangu Pitjantjatjara Yankunytjatjara;Anmatjere:-48:272;Ti Tree:68:271;Yuelamu:-60:-944;Wilora:458:583;Barrow Creek:652:740;Yuendumu:-54:-1350;Willowra:939:-524;Burt Plain:-1165:307;Tara:719:856;Papunya:-1003:-1231;Ali Curung:1182:1182;Haasts Bluff:-1251:-1281;Atitjere:-781:1791;Sandover:242:2370;Ampilatwatja:545:2083;Kunparrka:-1159:-1476;Mount Liebig:-1065:-1870;Nyirripi:-447:-2579;Wutunugurra:1740:2107;Canteen Creek:1562:2444;Kintore:-1074:-3754
0873|NT|-22.268|133.176|Ross;Ilparpa;Arumbera;Amoonguna;Connellan;Kilgariff;Heavitree Gap Cpa
0874|NT|-23.647|133.865|Irlpme;Undoolya;Mount Johns
0875|NT|-22.268|133.176|Flynn;Larapinta
0880|NT|-12.216|136.778|Gove:35:0;Nhulunbuy:35:0;Gunyangara:0:-73;Yirrkala:-38:112;Gapuwiyak:-287:-968
0881|NT|-12.182|136.778|Nhulunbuy
0885|NT|-13.854|136.421|Alyangula
0886|NT|-12.67|132.836|Jabiru
0906|NT|-12.429|130.886|Winnellie
0907|NT|-12.429|130.886|Winnellie
0909|NT|-12.429|130.886|University;Charles Darwin University
1001|NSW|-33.868|151.207|Sydney
1002|NSW|-33.868|151.207|Sydney
1003|NSW|-33.868|151.207|Sydney
1004|NSW|-33.868|151.207|Sydney
1005|NSW|-33.868|151.207|Sydney
1006|NSW|-33.868|151.207|Sydney
1007|NSW|-33.868|151.207|Sydney
1008|NSW|-33.868|151.207|Sydney
1009|NSW|-33.868|151.207|Sydney
1010|NSW|-33.868|151.207|Sydney
1020|NSW|-33.868|151.207|Sydney
1021|NSW|-33.868|151.207|Sydney
1022|NSW|-33.868|151.207|Sydney
1023|NSW|-33.868|151.207|Sydney
1025|NSW|-33.868|151.207|Sydney
1026|NSW|-33.868|151.207|Sydney
1027|NSW|-33.868|151.207|Sydney
1028|NSW|-33.868|151.207|Sydney
1029|NSW|-33.868|151.207|Sydney
1030|NSW|-33.868|151.207|Sydney
1031|NSW|-33.868|151.207|Sydney
1032|NSW|-33.868|151.207|Sydney
1033|NSW|-33.868|151.207|Sydney
1034|NSW|-33.868|151.207|Sydney
1035|NSW|-33.868|151.207|Sydney
1036|NSW|-33.868|151.207|Sydney
1037|NSW|-33.868|151.207|Sydney
1038|NSW|-33.868|151.207|Sydney
1039|NSW|-33.868|151.207|Sydney
1040|NSW|-33.868|151.207|Sydney
1041|NSW|-33.868|151.207|Sydney
1042|NSW|-33.868|151.207|Sydney
1043|NSW|-33.868|151.207|Sydney
1044|NSW|-33.868|151.207|Sydney
1045|NSW|-33.868|151.207|Sydney
1046|NSW|-33.868|151.207|Sydney
1100|NSW|-33.868|151.207|Sydney
1101|NSW|-33.868|151.207|Sydney
1105|NSW|-33.868|151.207|Sydney
1106|NSW|-33.868|151.207|Sydney
1107|NSW|-33.868|151.207|Sydney
1108|NSW|-33.868|151.207|Sydney
1109|NSW|-33.868|151.207|Sydney
1110|NSW|-33.868|151.207|Sydney
1112|NSW|-33.868|151.207|Sydney
1113|NSW|-33.868|151.207|Sydney
1114|NSW|-33.868|151.207|Sydney
1115|NSW|-33.868|151.207|Sydney
1116|NSW|-33.868|151.207|Sydney
1117|NSW|-33.868|151.207|Sydney
1118|NSW|-33.868|151.207|Sydney
1119|NSW|-33.868|151.207|Sydney
1120|NSW|-33.868|151.207|Sydney
1121|NSW|-33.868|151.207|Sydney
1122|NSW|-33.868|151.207|Sydney
1123|NSW|-33.868|151.207|Sydney
1124|NSW|-33.868|151.207|Sydney
1125|NSW|-33.868|151.207|Sydney
1126|NSW|-33.868|151.207|Sydney
1127|NSW|-33.868|151.207|Sydney
1128|NSW|-33.868|151.207|Sydney
1129|NSW|-33.868|151.207|Sydney
1130|NSW|-33.868|151.207|Sydney
1131|NSW|-33.868|151.207|Sydney
1132|NSW|-33.868|151.207|Sydney
1133|NSW|-33.868|151.207|Sydney
1134|NSW|-33.868|151.207|Sydney
1135|NSW|-33.868|151.207|Sydney
1136|NSW|-33.868|151.207|Sydney
1137|NSW|-33.868|151.207|Sydney
1138|NSW|-33.868|151.207|Sydney
1139|NSW|-33.868|151.207|Sydney
1140|NSW|-33.868|151.207|Sydney
1141|NSW|-33.868|151.207|Sydney
1142|NSW|-33.868|151.207|Sydney
1143|NSW|-33.868|151.207|Sydney
1144|NSW|-33.868|151.207|Sydney
1145|NSW|-33.868|151.207|Sydney
1146|NSW|-33.868|151.207|Sydney
1147|NSW|-33.868|151.207|Sydney
1148|NSW|-33.868|151.207|Sydney
1149|NSW|-33.868|151.207|Sydney
1150|NSW|-33.868|151.207|Sydney
1151|NSW|-33.868|151.207|Sydney
1152|NSW|-33.868|151.207|Sydney
1153|NSW|-33.868|151.207|Sydney
1154|NSW|-33.868|151.207|Sydney
1155|NSW|-33.868|151.207|Sydney
1156|NSW|-33.868|151.207|Sydney
1157|NSW|-33.868|151.207|Sydney
1158|NSW|-33.868|151.207|Sydney
1159|NSW|-33.868|151.207|Sydney
1160|NSW|-33.868|151.207|Sydney
1161|NSW|-33.868|151.207|Sydney
1162|NSW|-33.868|151.207|Sydney
1163|NSW|-33.868|151.207|Sydney
1164|NSW|-33.868|151.207|Sydney
1165|NSW|-33.868|151.207|Sydney
1166|NSW|-33.868|151.207|Sydney
1167|NSW|-33.868|151.207|Sydney
1168|NSW|-33.868|151.207|Sydney
1169|NSW|-33.868|151.207|Sydney
1170|NSW|-33.868|151.207|Sydney
1171|NSW|-33.868|151.207|Sydney
1172|NSW|-33.868|151.207|Sydney
1173|NSW|-33.868|151.207|Sydney
1174|NSW|-33.868|151.207|Sydney
1175|NSW|-33.868|151.207|Sydney
1176|NSW|-33.868|151.207|Sydney
1177|NSW|-33.868|151.207|Sydney
1178|NSW|-33.868|151.207|Sydney
1179|NSW|-33.868|151.207|Sydney
1180|NSW|-33.868|151.207|Sydney
1181|NSW|-33.868|151.207|Sydney
1182|NSW|-33.868|151.207|Sydney
1183|NSW|-33.868|151.207|Sydney
1184|NSW|-33.868|151.207|Sydney
1185|NSW|-33.868|151.207|Sydney
1186|NSW|-33.868|151.207|Sydney
1187|NSW|-33.868|151.207|Sydney
1188|NSW|-33.868|151.207|Sydney
1189|NSW|-33.868|151.207|Sydney
1190|NSW|-33.868|151.207|Sydney
1191|NSW|-33.868|151.207|Sydney
1192|NSW|-33.868|151.207|Sydney
1193|NSW|-33.868|151.207|Sydney
1194|NSW|-33.868|151.207|Sydney
1195|NSW|-33.868|151.207|Sydney
1196|NSW|-33.868|151.207|Sydney
1197|NSW|-33.868|151.207|Sydney
1198|NSW|-33.868|151.207|Sydney
1199|NSW|-33.868|151.207|Sydney
1201|NSW|-33.868|151.207|Sydney
1202|NSW|-33.868|151.207|Sydney
1203|NSW|-33.868|151.207|Sydney
1205|NSW|-33.868|151.207|Sydney
1207|NSW|-33.868|151.207|Sydney
1208|NSW|-33.879|151.205|Haymarket
1209|NSW|-34.599|150.402|Australia Square
1210|NSW|-34.599|150.402|Australia Square
1211|NSW|-34.599|150.402|Australia Square
1212|NSW|-34.599|150.402|Australia Square
1213|NSW|-34.599|150.402|Australia Square
1214|NSW|-34.599|150.402|Australia Square
1215|NSW|-34.599|150.402|Australia Square
1216|NSW|-34.599|150.402|Grosvenor Place
1217|NSW|-34.599|150.402|Grosvenor Place
1218|NSW|-34.599|150.402|Grosvenor Place
1219|NSW|-34.599|150.402|Grosvenor Place
1220|NSW|-34.06|150.998|Grosvenor Place
1221|NSW|-34.06|150.998|Royal Exchange
1222|NSW|-34.06|150.998|Royal Exchange
1223|NSW|-34.06|150.998|Royal Exchange
1224|NSW|-34.06|150.998|Royal Exchange
1225|NSW|-34.06|150.998|Royal Exchange
1226|NSW|-34.06|150.998|Queen Victoria Building
1227|NSW|-34.06|150.998|Queen Victoria Building
1228|NSW|-34.06|150.998|Queen Victoria Building
1229|NSW|-34.06|150.998|Queen Victoria Building
1230|NSW|-33.879|151.205|Queen Victoria Building
1231|NSW|-33.879|151.205|Sydney South
1232|NSW|-33.879|151.205|Sydney South
1233|NSW|-33.879|151.205|Sydney South
1234|NSW|-33.879|151.205|Sydney South
1235|NSW|-33.879|151.205|Sydney South
1236|NSW|-33.879|151.205|Haymarket
1237|NSW|-33.879|151.205|Haymarket
1238|NSW|-33.879|151.205|Haymarket
1239|NSW|-33.879|151.205|Haymarket
1240|NSW|-33.879|151.205|Haymarket
1291|NSW|-33.868|151.207|Sydney
1292|NSW|-33.868|151.207|Sydney
1293|NSW|-33.868|151.207|Sydney
1294|NSW|-33.868|151.207|Sydney
1295|NSW|-33.868|151.207|Sydney
1296|NSW|-33.868|151.207|Sydney
1297|NSW|-33.868|151.207|Sydney
1298|NSW|-33.868|151.207|Sydney
1299|NSW|-33.868|151.207|Sydney
1300|NSW|-33.879|151.219|Darlinghurst
1314|NSW|-33.88|151.233|Eastern Suburbs Mc
1335|NSW|-33.867|151.226|Potts Point
1340|NSW|-33.875|151.222|Kings Cross
1350|NSW|-33.888|151.237|Woollahra
1355|NSW|-33.893|151.247|Bondi Junction
1360|NSW|-33.878|151.244|Double Bay
1401|NSW|-33.892|151.047|Broadway
1405|NSW|-33.892|151.047|Chullora
1419|NSW|-33.934|151.153|Southern Suburbs Mc
1420|NSW|-33.934|151.153|Strawberry Hills
1422|NSW|-33.934|151.153|Strawberry Hills
1423|NSW|-33.934|151.153|Strawberry Hills
1424|NSW|-33.934|151.153|Strawberry Hills
1425|NSW|-33.934|151.153|Strawberry Hills
1426|NSW|-33.934|151.153|Strawberry Hills
1427|NSW|-33.934|151.153|Strawberry Hills
1428|NSW|-33.934|151.153|Strawberry Hills
1429|NSW|-33.934|151.153|Strawberry Hills
1430|NSW|-33.896|151.192|Eveleigh
1435|NSW|-33.9|151.2|Alexandria
1440|NSW|-33.899|151.205|Waterloo
1441|NSW|-33.899|151.205|Waterloo
1445|NSW|-33.917|151.2|Rosebery
1450|NSW|-33.89|151.176|Camperdown
1455|NSW|-33.946|151.196|Botany
1460|NSW|-33.926|151.194|Mascot
1465|NSW|-33.92|151.222|Kensington
1466|NSW|-33.923|151.208|Unsw Sydney
1470|NSW|-33.852|151.155|Drummoyne
1475|NSW|-33.907|151.156|Marrickville
1476|NSW|-33.907|151.156|Marrickville
1480|NSW|-33.939|151.099|Kingsgrove
1481|NSW|-33.954|151.118|Hurstville Bc
1484|NSW|-33.954|151.118|Kingsgrove Dc
1485|NSW|-33.968|151.136|Kogarah
1490|NSW|-34.039|151.1|Miranda
1493|NSW|-33.98|151.09|Hurstville
1495|NSW|-34.035|151.125|Caringbah
1499|NSW|-34.031|151.055|Sutherland
1515|NSW|-33.794|151.165|West Chatswood
1560|NSW|-33.813|151.217|Northbridge
1565|NSW|-33.846|151.212|Milsons Point
1570|NSW|-33.817|151.183|Artarmon
1585|NSW|-33.825|151.204|Crows Nest
1590|NSW|-33.823|151.198|St Leonards
1595|NSW|-33.816|151.167|Lane Cove
1597|NSW|-33.816|151.167|Lane Cove
1602|NSW|-33.761|151.188|Lane Cove Dc
1630|NSW|-33.702|151.099|Hornsby
1635|NSW|-33.725|151.161|Hornsby Westfield
1639|NSW|-33.748|151.223|Frenchs Forest
1640|NSW|-33.748|151.223|Frenchs Forest
1655|NSW|-33.798|151.288|Manly
1658|NSW|-33.678|151.303|Mona Vale
1660|NSW|-33.678|151.303|Mona Vale
1670|NSW|-33.797|151.124|North Ryde
1675|NSW|-33.833|151.133|Gladesville
1680|NSW|-33.819|151.106|Ryde
1685|NSW|-33.805|151.074|West Ryde
1700|NSW|-33.815|151.055|Ermington
1710|NSW|-33.773|151.082|Epping
1715|NSW|-33.738|151.072|Pennant Hills
1730|NSW|-33.783|150.933|Seven Hills
1740|NSW|-33.818|151.004|Parramatta
1741|NSW|-33.818|151.004|Parramatta
1750|NSW|-33.793|151.001|North Parramatta
1755|NSW|-33.759|150.993|Baulkham Hills
1765|NSW|-33.733|151|Castle Hill
1771|NSW|-33.738|151.072|Pennant Hills
1781|NSW|-33.777|151.022|Seven Hills Mc
1790|NSW|-33.777|151.022|St Marys
1800|NSW|-33.888|151.123|Ashfield
1805|NSW|-33.883|151.1|Burwood
1811|NSW|-33.833|151.047|Silverwater
1819|NSW|-33.881|151.08|Strathfield
1825|NSW|-33.864|151.04|Lidcombe
1830|NSW|-33.841|151.008|Granville
1831|NSW|-33.841|151.008|Granville
1835|NSW|-33.85|151.033|Auburn
1851|NSW|-33.843|150.901|Wetherill Park
1860|NSW|-33.867|150.95|Fairfield
1871|NSW|-33.919|150.926|Liverpool
1874|NSW|-33.944|150.957|Moorebank
1875|NSW|-33.944|150.957|Moorebank
1885|NSW|-33.917|151.033|Bankstown
1888|NSW|-33.917|151.033|Bankstown
1890|NSW|-34|150.867|Ingleburn
1891|NSW|-33.939|150.982|Milperra
2000|NSW|-33.864|151.205|Sydney:-4:2;Sydney South;Millers Point:5:-1;Barangaroo:4:-3;The Rocks:5:3;Darling Harbour:-4:-5;Dawes Point:8:3;Haymarket:-14:0
2001|NSW|-33.868|151.207|Sydney
2002|NSW|-33.87|151.202|World Square
2004|NSW|-33.87|151.202|Alexandria Mc;Eastern Suburbs Mc
2006|NSW|-33.87|151.202|The University Of Sydney
2007|NSW|-33.877|151.197|Ultimo;Broadway
2008|NSW|-33.889|151.197|Golden Grove;Darlington:-2:-1;Chippendale:2:1
2009|NSW|-33.87|151.194|Pyrmont;Darling Island
2010|NSW|-33.882|151.216|Taylor Square;Surry Hills:-2:-3;Darlinghurst:2:3
2011|NSW|-33.872|151.225|Hmas Kuttabul;Elizabeth Bay:0:2;Kings Cross:-3:-2;Potts Point:5:1;Woolloomooloo:1:-5;Rushcutters Bay:-3:3
2012|NSW|-33.899|151.211|Strawberry Hills
2013|NSW|-33.899|151.211|Strawberry Hills
2015|NSW|-33.9|151.2|Alexandria;Eveleigh:4:-7;Beaconsfield:-12:1
2016|NSW|-33.893|151.204|Redfern
2017|NSW|-33.903|151.207|Waterloo:4:-2;Zetland:-4:2
2018|NSW|-33.932|151.2|Eastlakes:0:12;Rosebery:15:0
2019|NSW|-33.957|151.196|Botany:11:0;Banksmeadow:0:14
2020|NSW|-33.926|151.194|Mascot
2021|NSW|-33.896|151.232|Centennial Park:-2:2;Moore Park:0:-9;Paddington:11:0
2022|NSW|-33.896|151.247|Bondi Junction:3:0;Queens Park:-3:0
2023|NSW|-33.879|151.251|Bellevue Hill
2024|NSW|-33.902|151.261|Charing Cross;Bronte:0:5;Waverley:0:-5
2025|NSW|-33.888|151.237|Woollahra
2026|NSW|-33.893|151.274|Bondi:-2:-9;Ben Buckler;Bondi Beach:2:5;Tamarama:-6:-3;North Bondi:5:7
2027|NSW|-33.872|151.239|Darling Point:2:0;Hmas Rushcutters:0:3;Edgecliff:-7:-2;Point Piper:6:11
2028|NSW|-33.878|151.244|Double Bay
2029|NSW|-33.869|151.271|Rose Bay
2030|NSW|-33.857|151.28|Diamond Bay;Hmas Watson;Rose Bay North;Vaucluse:1:-2;Dover Heights:-14:-1;Watsons Bay:13:3
2031|NSW|-33.913|151.254|Clovelly:1:5;Randwick:-1:-5;St Pauls;Clovelly West
2032|NSW|-33.929|151.226|Daceyville;Kingsford:5:2
2033|NSW|-33.92|151.222|Kensington
2034|NSW|-33.92|151.255|Coogee;South Coogee
2035|NSW|-33.95|151.233|Maroubra;Maroubra South;Pagewood:9:-22
2036|NSW|-33.967|151.232|Matraville:4:0;Chifley:0:10;Phillip Bay:-15:2;Port Botany:-8:-9;Hillsdale:15:-4;La Perouse:-20:0;Malabar:5:16;Little Bay:-12:11;Eastgardens:22:-6
2037|NSW|-33.881|151.18|Forest Lodge;Glebe:3:4
2038|NSW|-33.883|151.167|Annandale
2039|NSW|-33.861|151.171|Rozelle
2040|NSW|-33.883|151.156|Leichhardt;Lilyfield:8:9
2041|NSW|-33.855|151.183|Balmain;Birchgrove:3:-1;Balmain East:-2:10
2042|NSW|-33.9|151.173|Enmore;Newtown:2:4
2043|NSW|-33.902|151.186|Erskineville
2044|NSW|-33.919|151.168|St Peters:2:15;Sydenham:2:0;Tempe:-4:-8
2045|NSW|-33.883|151.144|Haberfield
2046|NSW|-33.859|151.131|Wareemba:1:0;Russell Lea:0:10;Five Dock:-9:-2;Abbotsford:10:-3;Chiswick:9:8;Rodd Point:-8:9;Canada Bay:-6:-17
2047|NSW|-33.852|151.155|Drummoyne
2048|NSW|-33.894|151.164|Stanmore;Westgate
2049|NSW|-33.896|151.152|Petersham:1:3;Petersham North;Lewisham:-1:-3
2050|NSW|-33.89|151.176|Camperdown
2052|NSW|-33.842|151.194|Unsw Sydney
2055|NSW|-33.839|151.207|North Sydney
2057|NSW|-33.8|151.183|Chatswood
2058|NSW|-33.842|151.194|Northern Suburbs Mc
2059|NSW|-33.839|151.207|North Sydney
2060|NSW|-33.842|151.205|North Sydney:3:3;Hmas Platypus;Hmas Waterhen;North Sydney Shoppingworld;Mcmahons Point:-3:-1;Lavender Bay:-2:3;Waverton:3:-4
2061|NSW|-33.849|151.212|Milsons Point:3:0;Kirribilli:0:4
2062|NSW|-33.821|151.216|Cammeray
2063|NSW|-33.813|151.217|Northbridge
2064|NSW|-33.817|151.183|Artarmon
2065|NSW|-33.826|151.193|Crows Nest:1:11;Royal North Shore Hospital;St Leonards:2:5;Wollstonecraft:-7:-3;Naremburn:9:8;Gore Hill:9:-11;Greenwich:-14:-10
2066|NSW|-33.825|151.163|Lane Cove:9:4;Riverview:0:-1;Osborne Park:3:0;Longueville:-8:2;Linley Point:-2:-13;Lane Cove West:8:-12;Northwood:-4:17;Lane Cove North:19:3
2067|NSW|-33.8|151.165|Chatswood:0:18;Chatswood West:6:0
2068|NSW|-33.798|151.205|Willoughby:-7:-6;Willoughby East;Willoughby North:0:3;North Willoughby:3:-4;Middle Cove:6:7;Castlecrag:-2:18
2069|NSW|-33.783|151.197|Roseville:0:-13;Roseville Chase:5:0;Castle Cove:-3:12
2070|NSW|-33.775|151.177|Lindfield:-8:-10;Lindfield West;East Lindfield:8:10
2071|NSW|-33.766|151.162|Killara;East Killara:11:19
2072|NSW|-33.755|151.151|Gordon
2073|NSW|-33.767|151.133|West Pymble;Pymble:23:9
2074|NSW|-33.731|151.127|Bobbin Head;Turramurra:-2:1;Warrawee:2:-7;South Turramurra:-18:-14;North Turramurra:18:19
2075|NSW|-33.704|151.165|St Ives;North St Ives;St Ives Chase
2076|NSW|-33.718|151.116|Wahroonga;North Wahroonga:13:7;Normanhurst:-5:-20
2077|NSW|-33.702|151.099|Hornsby;Waitara:-9:4;Asquith:15:17;Hornsby Heights:31:-5
2079|NSW|-33.683|151.117|Mount Colah
2080|NSW|-33.642|151.129|Mount Kuring-Gai
2081|NSW|-33.621|151.151|Berowra;Cowan:25:18
2082|NSW|-33.603|151.138|Berowra Heights:-9:0;Berowra Waters:0:-17;Berowra Creek:59:4
2083|NSW|-33.52|151.201|Mooney Mooney:-5:0;Cheero Point:10:-8;Cogra Bay:0:21;Milsons Passage:3:-24;Bar Point:8:-39;Brooklyn:-29:24;Dangar Island:-19:41
2084|NSW|-33.67|151.203|Duffys Forest:0:-7;Akuna Bay:12:8;Terrey Hills:-13:31;Cottage Point:50:0
2085|NSW|-33.741|151.206|Belrose:2:5;Belrose West;Davidson:-2:-5
2086|NSW|-33.748|151.223|Frenchs Forest;Frenchs Forest East
2087|NSW|-33.774|151.208|Forestville:8:0;Killarney Heights:0:12
2088|NSW|-33.839|151.24|Mosman;Spit Junction
2089|NSW|-33.84|151.22|Neutral Bay:2:-2;Neutral Bay Junction;Kurraba Point:-2:3
2090|NSW|-33.833|151.227|Cremorne:7:0;Cremorne Junction;Cremorne Point:-7:0
2091|NSW|-33.776|151.272|Hmas Penguin
2092|NSW|-33.801|151.24|Seaforth
2093|NSW|-33.795|151.257|Balgowlah;Clontarf:-11:-4;Manly Vale:10:5;Balgowlah Heights:-12:5;North Balgowlah:9:-9
2094|NSW|-33.796|151.274|Fairlight
2095|NSW|-33.798|151.288|Manly;Manly East
2096|NSW|-33.779|151.286|Freshwater;Harbord:2:1;Queenscliff:-4:-1;Curl Curl:10:3
2097|NSW|-33.731|151.293|Collaroy:-1:8;Collaroy Plateau:2:-3;Long Reef;Collaroy Plateau West;Collaroy Beach:-1:8;Wheeler Heights:0:-13
2099|NSW|-33.75|151.283|Dee Why:-1:6;Cromer:19:-15;Wingala;Dee Why Beach;Cromer Heights;Narraweena:-5:-6;North Curl Curl:-14:15
2100|NSW|-33.761|151.258|Allambie:-5:-8;Warringah Mall:1:0;Beacon Hill:8:1;Allambie Heights:-5:-8;Brookvale:0:17;North Manly:-14:12;Oxford Falls:22:-13
2101|NSW|-33.702|151.284|Narrabeen:-11:13;Narrabeen Peninsula;Elanora Heights:1:-5;North Narrabeen:-7:12;Ingleside:17:-21
2102|NSW|-33.689|151.295|Warriewood;Warriewood Shopping Square
2103|NSW|-33.678|151.303|Mona Vale
2104|NSW|-33.66|151.299|Bayview
2105|NSW|-33.641|151.283|Lovett Bay;Church Point:-4:1;Scotland Island:0:5;Elvina Bay:1:-5;Mccarrs Creek:-9:-5;Morning Bay:12:4
2106|NSW|-33.656|151.314|Newport;Newport Beach
2107|NSW|-33.634|151.323|Bilgola;Avalon:-2:6;Careel Bay;Taylors Point;Paradise Beach;Avalon Beach:-2:6;Clareville:5:-7;Bilgola Beach:-11:1;Bilgola Plateau:-14:-11;Whale Beach:23:6
2108|NSW|-33.604|151.298|Coasters Retreat:-2:0;The Basin:0:3;Currawong Beach:7:-1;Great Mackerel Beach:13:1;Palm Beach:7:26;Morning Bay:-25:-11
2109|NSW|-33.669|151.292|Macquarie University
2110|NSW|-33.837|151.158|Hunters Hill:3:-12;Hunters Hill West;Woolwich:-3:12
2111|NSW|-33.837|151.133|Monash Park;Boronia Park;Gladesville:4:0;Huntleys Cove:-1:5;Henley:-6:2;Huntleys Point:-3:7;Tennyson Point:6:-16
2112|NSW|-33.819|151.106|Ryde;Putney:-7:0;Denistone East:23:-9
2113|NSW|-33.796|151.126|Macquarie Centre;North Ryde:-1:-2;East Ryde:-15:5;Macquarie Park:16:-4
2114|NSW|-33.805|151.076|Denistone:7:14;West Ryde:0:-2;Denistone West:5:0;Melrose Park:-10:-4;Meadowbank:-11:12
2115|NSW|-33.815|151.055|Ermington
2116|NSW|-33.814|151.038|Rydalmere
2117|NSW|-33.796|151.039|Dundas:-7:2;Telopea:3:0;Oatlands:0:-12;Dundas Valley:8:14
2118|NSW|-33.777|151.033|Carlingford:-5:16;Kingsdene;Carlingford Court;Carlingford North:5:-16
2119|NSW|-33.759|151.065|Cheltenham:0:8;Beecroft:9:0
2120|NSW|-33.732|151.072|Pennant Hills:-5:0;Thornleigh:0:7;Westleigh:21:-1
2121|NSW|-33.773|151.082|Epping;North Epping:13:11
2122|NSW|-33.792|151.081|Eastwood;Marsfield:14:25
2123|NSW|-33.818|151.004|Parramatta
2124|NSW|-33.818|151.004|Parramatta
2125|NSW|-33.746|151.048|West Pennant Hills
2126|NSW|-33.722|151.046|Cherrybrook
2127|NSW|-33.85|151.067|Sydney Olympic Park:0:1;Homebush Bay:-13:0;Newington:15:-10;Wentworth Point:19:7
2128|NSW|-33.833|151.047|Silverwater
2129|NSW|-33.787|151.062|Sydney Markets
2130|NSW|-33.891|151.138|Summer Hill
2131|NSW|-33.888|151.123|Ashfield
2132|NSW|-33.883|151.117|Croydon
2133|NSW|-33.866|151.102|Croydon Park;Enfield South
2134|NSW|-33.883|151.1|Burwood;Burwood North
2135|NSW|-33.881|151.08|Strathfield
2136|NSW|-33.891|151.093|Enfield;Strathfield South:-1:-10;Burwood Heights:2:11
2137|NSW|-33.847|151.107|Concord:0:-3;Mortlake:5:0;Breakfast Point:4:4;Cabarita:0:9;North Strathfield:-10:-16
2138|NSW|-33.841|151.086|Concord West:-7:0;Liberty Grove:0:-2;Rhodes:14:2
2139|NSW|-33.866|151.102|Concord Repatriation Hospital
2140|NSW|-33.865|151.075|Homebush:-2:8;Homebush South;Homebush West:2:-8
2141|NSW|-33.872|151.04|Lidcombe:8:0;Lidcombe North:2:3;Berala:0:-6;Rookwood:-2:16
2142|NSW|-33.831|151.013|Blaxcell;Clyde:-2:3;Holroyd:0:-16;Granville:-10:-6;South Granville:-10:-6;Rosehill:11:11;Camellia:11:13
2143|NSW|-33.892|151.021|Regents Park:9:-4;Birrong;Potts Hill:-1:13
2144|NSW|-33.85|151.033|Auburn;Auburn South
2145|NSW|-33.806|150.963|Wentworthville:0:4;Pendle Hill:2:-8;South Wentworthville:-12:0;Westmead:3:24;Constitution Hill:14:13;Girraween:8:-20;Greystanes:-17:-17;Mays Hill:-14:31;Pemulwuy:-16:-40
2146|NSW|-33.785|150.96|Toongabbie:2:-10;Toongabbie East;Old Toongabbie:-2:10
2147|NSW|-33.765|150.933|Seven Hills:-18:0;Seven Hills West;Lalor Park:4:-2;Kings Langley:15:2
2148|NSW|-33.774|150.899|Blacktown:8:18;Blacktown Westpoint;Marayong:26:-6;Arndell Park:-15:-17;Kings Park:31:9;Prospect:-27:15;Huntingwood:-23:-19
2150|NSW|-33.82|151.006|Parramatta:3:-2;Harris Park:-3:2
2151|NSW|-33.793|151.001|North Parramatta;North Rocks:21:16
2152|NSW|-33.784|150.999|Northmead
2153|NSW|-33.776|150.955|Winston Hills:0:26;Bella Vista:35:0;Baulkham Hills:18:38;Norwest:-380:-418;Crestwood:-1572:-1737
2154|NSW|-33.733|151|Castle Hill
2155|NSW|-33.7|150.931|Kellyville:-10:20;North Kellyville:1:0;Beaumont Hills:0:10;Kellyville Ridge:-2:-13;Rouse Hill:18:-16
2156|NSW|-33.658|151|Kenthurst:2:5;Glenhaven:-42:0;Annangrove:0:-52
2157|NSW|-33.55|151.009|Forest Glen:0:5;Glenorie:-52:0;Canoelands:50:58;Hillside:271:-2792
2158|NSW|-33.662|151.017|Dural:-22:0;Round Corner;Middle Dural:22:0
2159|NSW|-33.617|151.047|Arcadia:0:-14;Fiddletown:17:3;Galston:-36:0;Berrilee:1:44
2160|NSW|-33.833|150.969|Merrylands:0:14;Merrylands West:1:0
2161|NSW|-33.862|150.969|Guildford:3:26;Yennora;Guildford West:12:-4;Old Guildford:-3:15
2162|NSW|-33.888|151|Chester Hill:9:0;Sefton:0:11
2163|NSW|-33.884|150.976|Villawood:0:5;Lansdowne:-12:0;Carramar:1:-14
2164|NSW|-33.85|150.928|Smithfield:0:5;Wetherill Park:7:-27;Smithfield West:-17:-11;Woodpark:9:33
2165|NSW|-33.867|150.939|Fairfield:0:11;Fairfield Heights:2:0;Fairfield West:0:-22;Fairfield East:-3:33
2166|NSW|-33.893|150.935|Cabramatta:-4:0;Canley Vale:6:13;Canley Heights:10:-10;Cabramatta West:0:-23;Lansvale:-8:16
2167|NSW|-33.967|150.9|Glenfield
2168|NSW|-33.917|150.885|Miller:-4:0;Sadleir:0:6;Busby:6:-4;Cartwright:-8:5;Heckenberg:9:5;Ashcroft:1:15;Hinchinbrook:-2:-22;Green Valley:14:-18
2170|NSW|-33.93|150.923|Liverpool:11:3;Casula:-22:-23;Casula Mall;Liverpool South;Lurnea:-5:-26;Warwick Farm:18:14;Mount Pritchard:28:-18;Moorebank:-13:34;Hammondville:-18:30;Chipping Norton:13:37;Prestons:-11:-51
2171|NSW|-33.931|150.848|Hoxton Park:0:6;Carnes Hill:-7:1;Horningsea Park:-12:-2;West Hoxton:-3:-15;Middleton Grange:14:-6;Len Waters Estate:17:6;Elizabeth Hills:33:0;Cecil Hills:42:4
2172|NSW|-33.97|150.974|Pleasure Point:0:10;Voyager Point:11:0;Sandy Point:-1093:-1111
2173|NSW|-33.983|150.945|Holsworthy:0:22;Wattle Grove:29:0
2174|NSW|-33.957|150.861|Edmondson Park;Ingleburn Milpo
2175|NSW|-33.843|150.849|Horsley Park
2176|NSW|-33.874|150.892|Greenfield Park;Wakeley:0:18;Edensor Park:-5:-14;St Johns Park:-9:10;Bossley Park:12:-8;Prairiewood:11:13;Abbotsbury:4:-31
2177|NSW|-33.892|150.88|Bonnyrigg:-1:10;Wentworth Port;Bonnyrigg Heights:1:-10
2178|NSW|-33.874|150.81|Mount Vernon:14:0;Kemps Creek:-6:-23;Cecil Park:0:32
2179|NSW|-33.97|150.797|Leppington;Austral:42:11
2190|NSW|-33.9|151.048|Greenacre:0:7;Chullora:8:-1;Mount Lewis:-17:0
2191|NSW|-33.903|151.085|Belfield
2192|NSW|-33.919|151.089|Belmore
2193|NSW|-33.91|151.12|Canterbury:-2:-1;Hurlstone Park:0:9;Ashbury:12:0
2194|NSW|-33.912|151.103|Campsie
2195|NSW|-33.922|151.072|Lakemba:2:4;Wiley Park:-2:-4
2196|NSW|-33.933|151.051|Punchbowl:4:0;Roselands:0:22
2197|NSW|-33.899|150.995|Bass Hill
2198|NSW|-33.909|150.989|Georges Hall
2199|NSW|-33.905|151.02|Yagoona;Yagoona West
2200|NSW|-33.92|151.031|Bankstown:3:2;Manahan;Bankstown North;Bankstown Square;Bankstown Aerodrome;Mount Lewis:2:18;Condell Park:-5:-20
2203|NSW|-33.904|151.139|Dulwich Hill
2204|NSW|-33.907|151.156|Marrickville;Marrickville Metro;Marrickville South
2205|NSW|-33.931|151.148|Wolli Creek:0:4;Arncliffe:-5:0;Turrella:1:-6
2206|NSW|-33.923|151.115|Undercliffe;Earlwood:3:11;Clemton Park:-3:-11
2207|NSW|-33.938|151.123|Bexley:-12:-6;Bexley South:-1:0;Bardwell Park:3:2;Bexley North:0:-9;Bardwell Valley:5:13
2208|NSW|-33.939|151.099|Kingsgrove;Kingsway West
2209|NSW|-33.948|151.069|Narwee:2:0;Beverly Hills:0:11
2210|NSW|-33.967|151.05|Peakhurst:5:2;Peakhurst Heights:-10:6;Riverwood:20:0;Lugarno:-15:-8
2211|NSW|-33.967|151.032|Padstow:11:0;Padstow Heights:0:8
2212|NSW|-33.959|151.018|Revesby:9:-1;Revesby North;Revesby Heights:-9:1
2213|NSW|-33.961|150.997|Panania:7:1;East Hills:0:-8;Picnic Point:-20:0
2214|NSW|-33.939|150.982|Milperra
2216|NSW|-33.953|151.148|Rockdale:3:-15;Brighton Le Sands:-7:3;Brighton-Le-Sands:-7:3;Banksia:8:-5;Kyeemagh:2:14
2217|NSW|-33.979|151.136|Ramsgate:-3:4;Kogarah:11:0;Beverley Park:2:-1;Kogarah Bay:0:-14;Ramsgate Beach:-6:11;Monterey:7:12
2218|NSW|-33.973|151.114|Allawah;Carlton:2:7
2219|NSW|-33.993|151.139|Sandringham:-1:0;Dolls Point:0:6;Sans Souci:4:-6
2220|NSW|-33.98|151.09|Hurstville;Hurstville Grove
2221|NSW|-33.988|151.106|Kyle Bay:0:-6;Blakehurst:-4:3;South Hurstville:10:0;Carss Park:1:12;Connells Point:0:-15
2222|NSW|-33.967|151.083|Penshurst
2223|NSW|-33.98|151.072|Oatley;Mortdale:11:0
2224|NSW|-34.012|151.097|Sylvania;Sylvania Southgate:1:3;Kangaroo Point:10:-1;Sylvania Waters:-6:11
2225|NSW|-34.004|151.076|Oyster Bay;Caravan Head
2226|NSW|-34.01|151.061|Jannali:-6:0;Bonnet Bay:0:-8;Como:11:3
2227|NSW|-34.052|151.085|Gymea:16:0;Gymea Bay:0:3
2228|NSW|-34.051|151.1|Yowie Bay:0:2;Miranda:13:0
2229|NSW|-34.057|151.122|Caringbah:21:2;Caringbah South:0:-1;Warumbul:4:0;Port Hacking:-11:3;Dolans Bay:-10:6;Lilli Pilli:-12:-7;Taren Point:37:-4
2230|NSW|-34.062|151.143|Cronulla:0:6;Burraneer:6:-5;Woolooware:17:0;Bundeena:-21:7;Maianbar:-21:-19;Greenhills Beach:26:16
2231|NSW|-34.011|151.205|Kurnell
2232|NSW|-34.135|151.004|Kirrawee:96:65;Garie;Audley;Goarra;Jibbon;Marley;Palona;Uloola;Warumbul;Yenabilli;Bonnie Vale;Loftus:90:42;Woronora:110:35;Sutherland:104:51;Grays Point:76:82;Kareela:121:79;Wattamolla:-599:-354
2233|NSW|-34.066|151.013|Engadine;Heathcote:-18:0;Yarrawarrah:12:23;Woronora Heights:30:14;Waterfall:-68:-20
2234|NSW|-34.017|151.017|Menai;Menai Central:0:-1;Bangor:0:17;Barden Ridge:-17:-5;Illawong:17:17;Alfords Point:29:9;Lucas Heights:-31:-42
2250|NSW|-33.404|151.283|Gosford:-20:61;Erina:-28:106;Bucketty:9:0;Erina Fair:9:0;Donovans Forest:9:0;Ten Mile Hollow:9:0;Somersby:37:0;Kariong:-36:11;Gosford West:-22:34;West Gosford:-22:34;Narara:8:52;Tascott:-46:30;North Gosford:-10:68;Wyoming:0:79;Calga:-27:-56;Point Clare:-40:44;Niagara Park:28:65;Point Frederick:-36:60;Glenworth Valley:-3:-99;Lisarow:21:83;East Gosford:-35:70;Mount Elliot:3:105;Springfield:-24:93;Mount White:-49:-83;Mooney Mooney Creek:-63:-71;Holgate:4:133;Peats Ridge:87:-50;Lower Mangrove:4:-133;Matcham:-13:133;Greengrove:24:-125;Central Mangrove:111:-45;Wendoree Park:-53:-116;Mangrove Creek:54:-133;Mangrove Mountain:104:-83;Upper Mangrove:121:-167;Kulnura:199:-107
2251|NSW|-33.486|151.386|Kincumber:16:11;Kincumber South:-1:-9;Yattalunga:5:7;Bensville:-12:-5;Davistown:0:-24;Bouddi:-32:0;Saratoga:10:-34;Macmasters Beach:-11:36;Copacabana:-1:50;Picketts Valley:30:25;Green Point:42:-18;Avoca Beach:17:48
2252|NSW|-33.333|151.385|Central Coast Mc
2256|NSW|-33.501|151.303|Woy Woy:17:21;Horsfield Bay:8:-2;Phegans Bay:13:5;Blackwall:-2:24;Woy Woy Bay:17:9;Pearl Beach:-44:0;Koolewong:36:12;Patonga:-48:-32;Wondabyne:0:-82;Little Wobby:-44:-47
2257|NSW|-33.517|151.35|Killcare:0:17;Pretty Beach;Booker Bay:4:-4;Wagstaffe:-7:-9;Box Head:-14:5;Hardys Bay:-8:12;Daleys Point:20:5;Killcare Heights:-7:18;St Huberts Island:21:-4;Ettalong Beach:6:-20;Empire Bay:23:13;Umina Beach:-6:-37
2258|NSW|-33.333|151.367|Palmdale;Kangy Angy:14:30;Fountaindale:-14:34;Palm Grove:0:-50;Ourimbah:19:-36
2259|NSW|-33.21|151.47|Wyee:28:18;Tacoma:-78:-7;Wyong:-72:-47;Bushells Ridge:0:5;Wallarah:-19:-15;Woongarrah:-31:6;Kiar:9:-32;Hamlyn Terrace:-41:6;Halloran:-22:-33;Warnervale:-37:-18;Kanwal:-43:21;Wadalba:-62:-5;Jilliby:-16:-53;Tuggerawong:-70:11;Rocky Point:-83:0;Wyongah:-65:19;Wybung:64:31;Frazer Park:64:31;South Tacoma:64:31;Tacoma South:-83:-17;Wyee Point:64:38;Durren Durren:28:-75;Watanobbi:-58:-47;Mannering Park:52:65;Lake Munmorah:13:113;Kingfisher Shores:39:87;Little Jilliby:-31:-100;Alison:-67:-68;Freemans:4:131;Tuggerah:-97:-41;Chain Valley Bay:38:102;Dooralong:27:-120;Mardi:-84:-68;Crangan Bay:37:118;Wyong Creek:-57:-103;Summerland Point:69:96;Lemon Tree:61:-106;Gwandalan:75:113;Ravensdale:36:-169;Yarramalong:-23:-187;Point Wolstoncroft:93:117;Cedar Brush Creek:43:-187;Moonee:3004:1683
2260|NSW|-33.425|151.446|Wamberal:10:0;Terrigal:-23:1;North Avoca:-31:-11;Erina Heights:0:-46;Forresters Beach:18:30
2261|NSW|-33.354|151.473|The Entrance:15:25;Bay Village:5:0;Long Jetty:-5:15;Killarney Vale:-9:-15;Blue Bay:0:27;Toowoon Bay:-4:24;Shelly Beach:-16:12;Bateau Bay:-30:-6;Tumbi Umbi:-13:-23;Berkeley Vale:4:-40;Glenning Valley:0:-47;The Entrance North:18:30;Chittaway Point:30:-31;Chittaway Bay:26:-43;Magenta:62:74
2262|NSW|-33.211|151.544|Budgewoi:-23:11;Doyalson:15:-31;Colongra:4:0;Halekulani:-8:9;Buff Point:-12:-12;San Remo:-4:-23;Doyalson North:24:5;Blue Haven:0:-40;Budgewoi Peninsula:1:42
2263|NSW|-33.264|151.538|Toukley;Noraville:-4:15;Canton Beach:-11:8;Gorokan:6:-29;Norah Head:-20:28;Lake Haven:21:-34;Charmhaven:37:-36
2264|NSW|-33.11|151.537|Morisset:2:-50;Bonnells Bay:0:-5;Morisset Park:-10:0;Brightwaters:-4:8;Windermere Park:-11:-6;Mirrabooka:-1:17;Yarrawonga Park:9:10;Sunshine:-3:25;Balcolyn:14:15;Silverwater:6:27;Eraring:36:-14;Myuna Bay:54:1;Dora Creek:28:-40;Mandalong:-24:-104
2265|NSW|-33.076|151.417|Martinsville:10:0;Cooranbong:0:37
2267|NSW|-33.072|151.598|Wangi Wangi
2278|NSW|-32.934|151.561|Killingworth:0:-5;Barnsley:1:22;Wakefield:-34:0
2280|NSW|-33.021|151.657|Belmont:-7:3;Belmont North:0:12;Floraville:10:8;Valentine:6:-14;Croudace Bay:16:-9;Belmont South:-29:0;Jewells:7:26;Marks Point:-36:-7
2281|NSW|-33.117|151.638|Swansea:30:0;Pinny Beach:-4:2;Murrays Beach:0:-16;Caves Beach:11:7;Cams Wharf:-9:-17;Middle Camp:-32:-4;Swansea Heads:21:18;Little Pelican:35:8;Nords Wharf:-14:-30;Pelican:45:8;Catherine Hill Bay:-49:-4;Blacksmiths:46:18
2282|NSW|-32.972|151.65|Warners Bay:0:3;Lakelands:11:0;Eleebana:-17:-13
2283|NSW|-33.024|151.584|Kilaben Bay:0:8;Rathmines:-14:0;Carey Bay:-3:21;Balmoral:-22:-4;Blackalls Park:25:-4;Buttaba:-29:-6;Arcadia Vale:-36:0;Toronto:24:16;Fishing Point:-30:10;Fassifern:41:-1;Coal Point:-18:27;Fennell Bay:32:16;Bolton Point:22:26;Awaba:16:-33;Ryhope:33:-62
2284|NSW|-32.967|151.618|Speers Point:3:8;Marmong Point:-14:0;Booragul:-8:-9;Teralba:0:-18;Boolaroo:20:9;Woodrising:-19:-12;Argenton:32:12
2285|NSW|-32.936|151.645|Cardiff:-6:10;Glendale:4:-4;Macquarie Hills:-15:0;Cardiff Heights:0:28;Cardiff South:-18:20;Edgeworth:11:-29;Cameron Park:29:-39
2286|NSW|-32.9|151.583|West Wallsend;Seahampton:11:0;Holmesville:-17:0
2287|NSW|-32.916|151.64|Wallsend:15:24;Elermore Vale:0:37;Fletcher:44:0;Rankin Park:-9:40;Maryland:37:21;Minmi:38:-23;Birmingham Gardens:23:50;Wallsend South:-103:-44;Summer Hill:-975:-502
2289|NSW|-32.947|151.703|Kotara:4:-7;Adamstown:8:23;Kotara Fair;Adamstown Heights:-3:8;Highfields:-7:10;Kotara South:-6:-12;Garden Suburb:3:-22
2290|NSW|-32.983|151.692|Gateshead:1:0;Charlestown:15:1;Bennetts Green:-12:-4;Mount Hutton:0:-22;Whitebridge:9:24;Tingira Heights:-14:-22;Hillsborough:18:-19;Dudley:-10:30;Kahibah:22:21;Redhead:-29:19
2291|NSW|-32.947|151.743|Merewether:-1:0;Merewether Heights:0:-8;The Junction:9:16
2292|NSW|-32.924|151.729|Broadmeadow;Hamilton North:12:8
2293|NSW|-32.919|151.755|Wickham:0:1;Maryville:8:0
2294|NSW|-32.915|151.764|Carrington
2295|NSW|-32.909|151.784|Stockton;Fern Bay:45:29
2296|NSW|-32.914|151.747|Islington
2297|NSW|-32.907|151.751|Tighes Hill
2298|NSW|-32.907|151.727|Waratah;Georgetown:-1:5;Waratah West:7:-15
2299|NSW|-32.908|151.699|Glen Inneslambton;Lambton:-8:1;North Lambton:2:7;Jesmond:6:-8
2300|NSW|-32.931|151.778|Newcastle:1:2;The Hill;Cooks Hill:-2:-7;Newcastle East:3:10;Bar Beach:-10:-13
2302|NSW|-32.924|151.757|Newcastle West
2303|NSW|-32.924|151.75|Hamilton:2:-3;Hamilton South;Hamilton East:-2:3
2304|NSW|-32.892|151.736|Mayfield:-6:0;Mayfield West:0:-9;Mayfield North:-1:12;Mayfield East:-8:14;Warabrook:3:-21;Kooragang:5:38;Sandgate:25:-36
2305|NSW|-32.926|151.701|New Lambton:-2:7;Kotara East;New Lambton Heights:2:-7
2306|NSW|-32.993|151.682|Windale
2307|NSW|-32.879|151.691|Shortland
2308|NSW|-32.892|151.705|Callaghan
2309|NSW|-33.539|151.242|Dangar
2310|NSW|-32.594|151.886|Hunter Region Mc
2311|NSW|-32.361|151.521|Upper Allyn:5:0;Bonnington Park:5:0;Allynbrook:0:16;Mount Rivers:-4:-36;Halton:45:-4;Gresford:-66:17;East Gresford:-52:36;Lostock:28:-71;Lewinsbrook:-75:41;Bingleburra:-19:103;Eccleston:111:-21;Carrabolla:86:-81
2312|NSW|-32.158|152.375|Minimbah;Nabiac:59:1
2314|NSW|-32.594|151.886|Williamtown Raaf
2315|NSW|-32.722|152.15|Gan Gan:-6:0;Nelson Bay:2:-6;Shoal Bay:0:25;Corlette:2:-41;Fingal Bay:-27:21
2316|NSW|-32.781|152.074|One Mile:7:0;Anna Bay:0:12;Fishermans Bay:-5:16;Taylors Beach:32:-7;Boat Harbour:-8:36;Bobs Farm:15:-57
2317|NSW|-32.722|152.07|Salamander Bay:0:10;Soldiers Point:12:0
2318|NSW|-32.773|151.856|Campvale;Medowie:31:12;Williamtown:-34:-12;Salt Ash:-11:61;Fullerton Cove:-68:-18;Ferodale:89:-13;Oyster Cove:34:100
2319|NSW|-32.735|152.013|Tilligerry Creek:0:4;Mallabula:7:0;Tanilba Bay:-12:-16;Lemon Tree Passage:5:26
2320|NSW|-32.72|151.535|Maitland:-13:23;Bolwarra:3:32;Oakhampton:20:32;Melville:0:-1;Mount Dee:0:-1;Maitland North:0:-1;Rutherford:3:-1;Telarah:-9:0;Aberglasslyn:20:-1;Oakhampton Heights:10:19;Farley:-13:-18;Lorn:-7:38;Horseshoe Bend:-15:34;South Maitland:-25:29;Maitland Vale:43:21;Louth Park:-51:14;Bolwarra Heights:19:51;Windella:17:-54;Largs:20:65;Anambah:48:-39;Rosebrook:70:-18;Gosforth:68:-45;Mindaribba:63:52;Allandale:-5:-125;Wallalong:24:115;Keinbah:-40:-131;Rothbury:-29:-192;Glen Oak:103:182;Pokolbin:-80:-251;Hillsborough:-245:138
2321|NSW|-32.699|151.617|Woodville:16:0;Phoenix Park:-15:13;Raworth:-34:0;Hinton:-16:32;Iona:32:-17;Morpeth:-34:17;Butterwick:43:20;Duns Creek:66:17;Berry Park:-45:41;Duckenfield:-34:67;Gillieston Heights:-63:-88;Lochinvar:0:-162;Windermere:9:-169;Cliftleigh:-92:-101;Oswald:-7:-195;Luskintyre:16:-190;Heddon Greta:-103:-103;Harpers Hill:0:-210;Woerden:149:117;Clarence Town:115:161;Glen William:173:185;Glen Martin:161:204
2322|NSW|-32.827|151.65|Chisholm:8:4;Beresfield:27:0;Lenaghan:-15:-14;Hexham:-2:34;Black Hill:-11:-31;Tarro:27:17;Thornton:44:-17;Woodberry:34:27;Tomago:0:63;Stockrington:-32:-44
2323|NSW|-32.835|151.49|Metford:70:119;Buchanan:4:41;Mulbring:-70:-5;Richmond Vale:-31:45;Buttai:13:71;Mount Vincent:-92:0;Brunkerville:-108:-11;Freemans Waterhole:-150:-6;Ashtonfield:62:116;East Maitland:85:93;Pitnacree:99:99;Tenambit:95:123;Green Hills:-83:-1907;Greenhills:702:-1673;Four Mile Creek:-597:-2539
2324|NSW|-32.689|151.762|Raymond Terrace:-70:-11;Eagleton:-18:-6;East Seaham:42:0;Seaham:27:-35;Balickera:25:37;Nelsons Plains:-24:-40;Brandy Hill:0:-66;Kings Hill:-66:-6;Raymond Terrace East:-66:-6;Osterley:-35:-62;Millers Forest:-61:-62;Heatherbrae:-100:-26;Motto Farm:-105:-38;Twelve Mile Creek:45:103;Swan Bay:-2:167;Carrington:-226:3;Karuah:35:199;Tahlee:23:238;Limeburners Creek:113:155;North Arm Cove:19:283;Bundabah:11:299;Pindimar:7:337;Tea Gardens:26:392;Hawks Nest:22:417;Cells River:1113:327;Wallaroo:-2457:-2749
2325|NSW|-32.915|151.195|Bellbird:55:124;Cessnock:83:161;Yengo:22:-349;Olney:-2:-15;Mootai:-2:-15;Moruben:-2:-15;Corrabare:-2:-15;Yallambie:-2:-15;Milsons Arm:-2:-15;Narone Creek:-2:-15;Cessnock West:-2:-15;Yengo National Park:-2:-15;Sweetmans Creek:26:-13;Wollombi:-24:-53;Cedar Creek:60:24;Millfield:27:67;Watagan:-98:0;Paxton:9:90;Paynes Crossing:20:-87;Greta Main:26:88;Ellalong:0:117;Laguna:-75:-60;Congewai:-61:75;Pelton:37:116;Mount View:65:89;Dairy Arm:-137:-23;Bellbird Heights:65:134;Kitchener:34:172;Murrays Run:-168:-41;Fernances Crossing:-145:-64;Quorrobolong:-15:207;Abernethy:28:207;Nulkaba:105:154;Aberdare:74:187;Kearsley:61:204;Elrington:44:227;Lovedale:145:170;Boree:-326:-2373
2326|NSW|-32.807|151.448|Weston:-3:8;Sawyers Gully:11:0;Abermain:0:-21;Loxford:17:33;Neath:-20:-40;Bishops Bridge:62:21
2327|NSW|-32.825|151.482|Kurri Kurri:5:-2;Stanford Merthyr:0:12;Pelaw Main:-13:0
2328|NSW|-32.429|150.569|Mangoola:3:0;Hollydeen:3:0;Yarrawa:27:8;Dalswinton:0:131;Denman:42:120;Bureen:-36:152;Martindale:-80:115;Giants Creek:194:-51;Widden:-87:-202;Kerrabee:-39:-274
2329|NSW|-32.048|149.983|Borambil:15:17;Cassilis:48:0;Uarbry:0:-215;Merriwa:-91:372
2330|NSW|-32.587|151.093|Singleton:20:73;Glendon:3:193;Wylies Flat:0:35;Mount Thorley:-32:10;Combo:-51:0;Howick:-51:0;Dunolly:-51:0;Obanvale:-51:0;Big Ridge:-51:0;Lemington:-51:0;Westbrook:-51:0;Clydesdale:-51:0;Greenlands:-51:0;Gouldsville:-51:0;Mount Olive:-51:0;Reedy Creek:-51:0;Glendonbrook:-51:0;Garland Valley:-51:0;Hambledon Hill:-51:0;Maison Dieu:49:-3;Warkworth:4:-60;Glenridding:-9:56;Mcdougalls Hill:39:50;Rixs Creek:53:51;Singleton Heights:45:68;Camberwell:104:-10;Redbournberry:24:99;Hunterview:44:84;Whittingham:-30:107;Fern Gully:35:110;Roughit:7:147;Bulga:-80:-76;Fordwich:-126:-34;Glennies Creek:137:24;Scotts Flat:-8:154;Wattle Ponds:67:101;Broke:-164:12;Ravensworth:151:-39;Milbrodale:-108:-83;Middle Falbrook:139:54;Dyrring:70:126;Sedgefield:47:158;Falbrook:168:43;Bridgman:133:95;Hebden:204:-26;Mitchells Flat:39:192;Jerrys Plains:87:-176;Appletree Flat:82:-222;Glendon Brook:66:242;Doyles Creek:39:-308;Bowmans Creek:322:42;Goorangoola:295:105;Mirannie:152:276;Howes Valley:-261:-242;Carrowbrook:319:196;Mount Royal:339:183;Big Yengo:-306:-247;Putty:-378:-425;Wollemi:-457:-413;Dural:-1096:-76;Darlington:-1304:103;Gowrie:1237:-243;St Clair:-1210:-308;Long Point:-1430:-193
2331|NSW|-32.36|150.993|Singleton Milpo;Singleton Military Area
2333|NSW|-32.285|150.731|Baerami:-96:-263;Bengalla:-12:0;Edderton:-12:0;Castle Rock:37:3;Wybong:19:-98;Manobalai:96:-55;Muswellbrook:24:159;Sandy Hollow:-48:-164;Kayuga:85:136;Gungal:20:-246;Muscle Creek:0:279;Mccullys Gap:80:243;Liddell:-142:272;Baerami Creek:-215:-264
2334|NSW|-32.678|151.389|Greta
2335|NSW|-32.693|151.283|Belford:27:0;North Rothbury:0:60;Lower Belford:62:7;Branxton:38:68;East Branxton:40:82;Leconfield:40:106;Dalwood:-273:-75;Lambs Valley:-273:-75;Stanhope:-1029:-357;Elderslie:-1362:-570
2336|NSW|-32.159|150.942|Rouchel:18:13;Rossgole;Davis Creek;Aberdeen:-7:-52;Dartbrook:2:-136;Upper Dartbrook:2:-136;Upper Rouchel:42:141;Rouchel Brook:-56:169
2337|NSW|-31.974|150.961|Omadale:13:30;Dry Creek:13:30;Pages Creek:13:30;Gundy:-43:39;Parkville:-7:-98;Middle Brook:0:-146;Glenbawn:-148:0;Scone:-76:-92;Wingen:91:-78;Belltrees:-17:162;Murulla:151:-33;Satur:-67:-119;Segenhoe:-143:-44;Waverly:96:117;Moobi:-101:-165;Woolooma:-33:242;Owens Gap:-76:-261;Moonan Flat:57:289;Moonan Brook:32:318;Brawboy:24:-335;Stewarts Brook:-24:357;Bunnan:-76:-378;Kars Springs:74:-394;Ellerston:157:356;Tomalla:124:506;Glenrock:309:457
2338|NSW|-31.764|150.887|Crawney;Green Creek;Pages River;Sandy Creek;Scotts Creek;Blandford:-21:7;Murrurundi:0:-51;Ardglen:28:-138;Timor:-7:183
2339|NSW|-31.715|150.6|Warrah:46:72;Cattle Creek:4:0;Chilcotts Creek:4:0;Warrah Creek:0:52;Big Jacks Creek:-47:6;Little Jacks Creek:-76:-56;Parraweena:-19:-151;Willow Tree:66:127;Macdonalds Creek:-84:-152;Braefield:145:102
2340|NSW|-31.164|150.922|Tamworth:73:7;Hillvue:36:-15;South Tamworth:54:0;Warral:0:-66;Calala:-10:58;West Tamworth:61:-8;Ogunbil:-74:8;Timbumburi:-74:8;Moore Creek:-74:8;Tamworth South:-74:8;North Tamworth:85:0;East Tamworth:78:15;Taminda:70:-26;Nemingha:40:67;Oxley Vale:101:-22;Piallamore:-2:135;Westdale:73:-65;Goonoo Goonoo:-144:-19;Bithramere:28:-141;Daruka:126:48;Hallsville:152:-48;Loomberah:-119:97;Wallamore:122:-99;Gidley:152:-84;Garoo:-208:-40;Dungowan:-52:196;Gowrie:-186:-72;Appleby:197:-72;Bective:159:-195;Woolomin:-141:228;Weabonga:-53:394;Bowling Alley Point:-232:218;Duncans Creek:-203:278;Nundle:-301:204;Somerton:223:-284;Hanging Rock:-319:270;Carroll:174:-478;Keepit:330:-406;Barry:-418:396;Kingswood:-2592:-199
2341|NSW|-31.349|150.649|Werris Creek
2342|NSW|-31.267|150.583|Piallaway:100:0;Currabubula:0:150
2343|NSW|-31.516|150.387|Walhallow;Coomoo Coomoo;Windy:-81:-3;Pine Ridge:18:67;Caroona:110:39;Warrah Ridge:-50:163;Spring Ridge:117:-137;Borambil:9:255;Blackville:-127:-151;Colly Blue:57:-241;Quirindi:9:292;Quipolly:88:269;Yarraman:-146:-243;Yannergee:73:-357;Bundella:-50:-394;Wallabadah:-26:441
2344|NSW|-31.214|150.718|Duri:0:104;Winton:132:0
2345|NSW|-30.93|150.847|Attunga;Garthowen:74:57
2346|NSW|-30.694|150.653|Warrabah;Wimborne;Halls Creek;Rushes Creek;Upper Manilla:55:11;New Mexico:-49:-34;Manilla:-54:67;Wongo Creek:-6:-153;Namoi River:96:150;Borah Creek:95:-155;Klori:-138:115
2347|NSW|-30.219|150.701|Gulf Creek:21:0;Mayvale:0:87;Ironbark:0:87;Thirldene:0:87;Thirloene:0:87;Gundamulda:0:87;Horton Valley:0:87;Cobbadah:-9:-119;Woodsreef:-162:33;Barraba:-166:-92;Upper Horton:86:-268;Longarm:-254:-149;Lindesay:-116:-401;Caroda:220:-301;Banoon:-306:-294;Red Hill:686:2462
2348|NSW|-31.09|150.765|New England Mc
2350|NSW|-30.458|151.768|Armidale:-43:-102;Saumarez:-96:-184;Duval;Argyle;Newling;Madgwick;Ben Venue;Bona Vista;South Hill;Acacia Park;St Patricks;Armidale East;East Armidale;West Armidale;Soudan Heights;Commissioners Waters;Donald Creek:19:-30;Puddledock:91:-1;Tilbuster:42:-64;North Hill:-43:-95;Castle Doyle:-157:0;Thalgarrah:73:151;Dangarsleigh:-147:-78;Metz:-120:106;Hillgrove:-113:137;Saumarez Ponds:-38:-217;Kellys Plains:-125:-133;Dumaresq:25:-245;Enmore:-275:32;Invergowrie:-54:-261;Wollomombi:-56:276;Boorolong:135:-233;Lyndhurst:142:282;Aberfoyle:192:249;Jeogla:-118:351;Wongwibinda:165:399;Wards Mistake:326:242;Abington:175:-584
2351|NSW|-30.754|151.137|University Of New England
2352|NSW|-31.064|151.054|Kootingal:6:0;Tintinhull:-7:-49;Mulla Creek:0:58;Limbri:26:102
2353|NSW|-31.018|151.071|Moonbi
2354|NSW|-31|151.449|Walcha:15:144;Kentucky:239:0;Woolbrook:35:-98;Branga Plains:-39:114;Upper Yarrowitch:-39:114;Wollun:154:-23;Kentucky South:203:-9;Niangala:-300:-44;Moona Plains:0:434;Nowendoc:-517:266;Yarrowitch:-270:522
2355|NSW|-30.738|151.107|Watsons Creek:0:-55;Retreat:132:0;Bendemeer:-148:47
2356|NSW|-30.61|148.968|Gwabegar
2357|NSW|-31.328|149.379|Ulamambri:0:21;Tannabar:40:0;Wattle Springs:-52:-62;Purlewaugh:-18:130;Coonabarabran:51:-100;Box Ridge:-127:109;Dandry:300:25;Yearinan:130:-200;Gowang:-96:-295;Rocky Glen:211:187;Bugaldie:203:-268;Bomera:-161:452
2358|NSW|-30.568|151.5|Arding:0:25;Rocky River:-49:0;Uralla:-73:1;Balala:0:-98;Gostwyck:-126:83;Salisbury Plains:-199:33;Yarrowyck:104:-178;Mihi:-140:209;Torryburn:118:-283;Kingstown:64:-386;Bakers Creek:301:-483
2359|NSW|-30.219|151.046|Camerons Creek;Bundarra:47:30;Bakers Creek:-47:-30
2360|NSW|-29.67|151.129|Wandera:0:18;Paradise:6:70;Swanbrook:6:70;Woodstock:6:70;Long Plain:6:70;Kings Plains:6:70;Little Plain:6:70;Nullamanna:20:87;Oakwood:24:-85;Inverell:-104:-18;Bukkulla:165:0;Rob Roy:-80:-113;Gilgai:-183:-11;Brodies Plains:-140:66;Mount Russell:-8:-201;Sapphire:-15:208;Auburn Vale:-151:-84;Gum Flat:-110:-146;Cherry Tree Hill:133:-135;Elsmore:-137:140;Howell:-280:-96;Stanborough:-317:-61;Newstead:-164:221;Graman:200:-203;Copeton:-216:-197;Wallangra:423:-236;Spring Mountain:1072:2316
2361|NSW|-29.123|151.14|Pindaroi;Limestone;Bonshaw:75:136;Atholwood:124:-89;Ashford:-199:-47
2365|NSW|-30.255|151.584|Falconer:-5:0;The Basin:-5:0;Bald Blair:-5:0;Bassendean:-5:0;Briarbrook:-5:0;Glen Nevis:-5:0;New Valley:-5:0;Brushy Creek:-5:0;South Guyra:21:91;Guyra:39:84;Black Mountain:-55:75;Baldersleigh:0:-158;Llangothlin:118:101;Wandsworth:188:-64;Brockley:-5:263;Tenterden:124:-149;Ben Lomond:239:83;Tubbamurra:140:184;Maybole:357:1;Oban:122:283;Glencoe:331:139;Backwater:190:301;Mount Mitchell:311:257;The Gulf:939:-100;Georges Creek:-491:611;Green Hills:-2662:-2000
2369|NSW|-29.92|151.215|Old Mill;Tingha:-36:-2;Stannifer:36:2
2370|NSW|-29.667|151.926|Moogem;Morven;Diehard;Pinkett;Kingsland;Lambs Valley;Gibraltar Range;Bald Nob:9:32;Shannon Vale:-32:-58;Red Range:-109:-30;Dundee:94:-60;Yarrowford:17:-143;Glen Innes:-68:-188;Glen Elgin:83:191;Kingsgate:-134:163;Rangers Valley:150:-176;Stonehenge:-150:-191;Reddestone:110:-253;Furracabad:-115:-258;Wellingrove:33:-357;Moggs Swamp:-281:141;Matheson:-72:-352;Newton Boyd:-131:340;Kookabookra:-367:141;Swan Vale:-107:-460;Spring Mountain:1069:1519
2371|NSW|-29.362|151.667|Capoompeta:0:-14;Yellow Dam:0:-14;Tent Hill:-71:0;Torrington:47:24;Tungsten:96:17;Wellington Vale:-53:85;Emmaville:-82:-69;Stannum:34:120;The Gulf:46:-183;Deepwater:-78:179;Rocky Creek:62:-300
2372|NSW|-29.002|152.082|Bryans Gap:-14:0;Mingoola:0:-24;Woodside:0:-24;Pyes Creek:0:-24;Forest Land:0:-24;Black Swamp:2:68;Steinbrook:-81:18;Tenterfield:-47:-62;Timbarra:-14:102;The Scrub:-131:2;Boonoo Boonoo:125:19;Sunnyside:14:-133;Carrolls Creek:180:21;Tarban:21:-181;Bungulla:-131:-98;Bluff Rock:-164:-65;Bookookoorara:233:12;Sandy Hill:80:168;Sandy Flat:-228:-77;Billyrimba:-169:147;Boorook:152:182;Willsons Downfall:301:34;Liston:356:4;Bolivia:-299:-128;Mole River:-114:-315;Wylie Creek:454:69;Silent Grove:-114:-415;Rivertree:380:162;Cullendore:556:61;Dumaresq Valley:-128:-628;Back Creek:399:948;Rocky River:-1614:-582
2379|NSW|-31.104|149.815|Nombi:0:77;Mullaley:3:90;Goolhi:133:0;Napier Lane:-195:-377
2380|NSW|-31|150.05|Marys Mount:64:-4;Coocooboonah:0:83;Milroy:-150:0;Emerald Hill:117:33;Meermaul:-33:167;Ghoolendaadi:51:-153;Gunnedah:19:208;Noggabri:-26:-209;Burburgate:-26:-209;Gunnembene:-26:-209;Basin Plain:-26:-209;Blue Vale:193:104;Kelvin:185:301;Rangari:322:342;Orange Grove:-1047:-3377
2381|NSW|-31.293|150.117|Nea;Pullaming;Curlewis:176:150;Tambar Springs:-56:-287;Premer:-164:-208;Breeza:43:346
2382|NSW|-30.709|150.041|Boggabri;Wean:9:242;Willala:-106:-173;Maules Creek:166:163
2386|NSW|-30.098|148.968|Nowley;Drildool;Burren Junction
2387|NSW|-29.817|148.909|Rowena;Bulyeroi
2388|NSW|-30.356|149.409|Yarrie Lake:6:108;Boolcarroll:-149:0;Jews Lagoon:-149:0;Wee Waa:129:32;Cuttabri:9:-275;Merah North:173:-114;The Pilliga:-316:-71;Pilliga:0:-521;Spring Plains:-1044:841
2390|NSW|-30.307|149.961|Narrabri:-18:-178;Bullawa Creek:0:40;Kaputar:13:184;Turrawan:-157:-76;Narrabri West:-27:-211;Couradda:283:0;Harparary:-227:56;Baan Baa:-291:-11;Tarriaro:124:185;Eulah Creek:124:185;Edgeroi:185:-160;Berrigal:289:118;Jacks Creek:-191:-222;Bohena Creek:-101:-329;Rocky Creek:273:306;Back Creek:1704:3069
2395|NSW|-31.552|149.511|Binnaway:0:-132;Weetaliba:-92:74
2396|NSW|-30.957|149.024|Barwon:0:5;Baradine:8:46;Kenebri:182:0;Goorianawa:-190:-30
2397|NSW|-29.867|149.678|Thalaba;Jews Lagoon;Millie:52:-111;Bellata:-52:111
2398|NSW|-29.733|149.8|Gurley
2399|NSW|-29.509|150.169|Milguy;Biniguy:-35:35;Pallamallawa:35:-35
2400|NSW|-29.797|149.806|Moree:334:35;Tikitere:-13:0;Tulloona:-13:0;Moree East:-13:0;Terry Hie Hie:0:342;Ashley:483:2;Mallowa:134:-481;Bullarah:289:-685;Crooble:531:449;Yarraman:-1866:337
2401|NSW|-29.583|150.333|Gravesend
2402|NSW|-29.543|150.575|Warialda;Warialda Rail:-33:-43;Coolatai:286:172
2403|NSW|-29.626|150.779|Gragin:3:0;Koloona:0:-46;Delungra:-28:51;Myall Creek:-124:-12;Balfours Peak:163:7
2404|NSW|-29.915|150.572|Bangheet;Bingara:45:0;Dinoga:-52:28;Whitlow:52:117;Gineroi:175:-34;Pallal:-67:-146;Upper Bingara:-135:78;Keera:-67:196;Elcombe:49:-239
2405|NSW|-29.076|149.579|Garah:0:58;Boomi:353:0
2406|NSW|-29.018|149.255|Mungindi;Weemelah
2408|NSW|-29.082|150.404|Yallaroi:-35:79;North Star:147:-15;Mungle:237:0;Blue Nobby:0:254
2409|NSW|-28.736|150.359|Boggabilla:131:0;Boonal:0:265
2410|NSW|-28.904|150.694|Yetman:0:83;Twin Rivers:188:0
2411|NSW|-29.133|150.301|Croppa Creek
2415|NSW|-32.324|151.909|Upper Karuah River;Nooroo:-70:-8;Monkerai:33:-49;Weismantels:63:33
2420|NSW|-32.44|151.695|Cambra;Dusodie;Dingadee;Tillegra;Brownmore;Bandon Grove;Upper Chichester;Wallaringa:-8:-19;Hanleys Creek:15:-21;Wallarobba:-48:7;Tabbil Creek:25:45;Sugarloaf:50:24;Dungog:35:57;Wirragulla:-38:57;Marshdale:4:98;Hilldale:-67:-44;Bendolba:88:35;Munni:106:-25;Brookfield:-70:65;Flat Tops:-24:118;Stroud Hill:56:92;Fosterton:92:66;Martins Creek:-110:-78;Underbank:159:-89;Main Creek:143:108;Salisbury:190:-128;Chichester:240:-78;Alison:-837:-293
2421|NSW|-32.594|151.439|Webbers Creek:0:66;Trevallyn:143:0;Fishers Hill:143:0;Paterson:-12:177;Tocal:-39:152;Vacy:62:130;Summer Hill:-1297:-301;Torryburn:2144:-223
2422|NSW|-31.917|151.909|Barrington:-56:-5;Bowman:-16:-87;Gloucester:-91:55;Mograni:-101:118;Craven:-232:43;Bowman Farm:-17:23;Rookhurst:33:-25;Tibbuc:95:-1;Bulliac:0:125;Upper Bowman:-6:-125;Bretti:132:0;Tugrabakh:-58:87;Woko:154:0;Wapra:154:0;Dewitt:154:0;Mernot:154:0;Doon Ayre:154:0;Glen Ward:154:0;Mares Run:154:0;Maudville:154:0;Pitlochry:154:0;Invergordon:154:0;Wirradgurie:154:0;Baxters Ridge:154:0;Craven Plateau:154:0;Mount Peerless:154:0;Corroboree Flat:154:0;Callaghans Creeks:154:0;Copeland:-83:-75;Faulkland:-163:-19;Coneac:85:-100;Callaghans Creek:75:130;Bindera:-131:-75;Forbesdale:-159:51;Stratford:-200:25;Cobark:-32:-199;Bundook:26:213;Mograni Creek:-117:125;Berrico:-145:-123;Rawdon Vale:-67:-209;Gangat:-107:176;Giro:201:-99;Titaatee Creek:-124:207;Wards River:-300:34;Waukivory:-200:142;Wallanbah:-177:198;Barrington Tops:-6:-374;Gloucester Tops:-6:-374;Belbora:-117:275;Moppy:-76:-319;Terreel:-332:67;Curricabark:172:-270;Bakers Creek:1650:-892;Kia Ora:3334:156;Back Creek:3314:1121
2423|NSW|-32.33|152.278|Yagon;Wallingat;Myall Lake;Mungo Brush;Violet Hill;Bombah Point;Wootton:28:39;Boolambayte:-68:-8;Markwell:-3:-95;Mayers Flat:-58:54;Topi Topi:-37:105;Bulahdelah:-77:-66;Coolongolook:113:44;Willina:153:-7;Bungwahl:-37:147;Wang Wauk:187:4;Upper Myall:74:-122;Nerong:-181:-65;Crawford River:-120:-145;Warranulla:134:-142;Seal Rocks:-106:254
2424|NSW|-31.778|152.086|Tiri;Woodside;Charity Creek;Cooplacurripa;Knorrit Forest;Rocks Crossing;Caffreys Flat:-30:-14;Number One:40:-20;Knorrit Flat:-63:26;Cundle Flat:-38:-93;Cells River:202:2;Mount George:-110:99
2425|NSW|-32.484|151.986|Washpool:0:9;Booral:16:0;The Branch:-49:31;Girvan:6:79;Allworth:-53:-44;Stroud:80:-19
2426|NSW|-31.803|152.587|Moto;Coopernook:-23:25;Langley Vale:23:-25
2427|NSW|-31.883|152.659|Harrington;Crowdy Head:41:93
2428|NSW|-32.281|152.497|Forster:100:20;Tiona;Sandbar;Wallingat;Wallis Lake;Pacific Palms;Forster Shopping Village;Whoota:-35:-15;Green Point:32:21;Booti Booti:-36:25;Coomba Bay:15:-61;Charlotte Bay:-70:11;Coomba Park:43:-40;Tarbuck Bay:-83:-16;Elizabeth Beach:-52:49;Boomerang Beach:-57:45;Blueys Beach:-66:39;Smiths Lake:-99:7;Tuncurry:107:2;Shallow Bay:52:-73;Darawank:148:-13
2429|NSW|-31.781|152.311|Marlee:-20:5;Strathcedar:10:53;The Bight:42:25;Tipperary:42:25;Kings Creek:42:25;Bulga Forest:42:25;Dingo Forest:42:25;Yarratt Forest:42:25;Wherrol Flat:0:-84;Cedar Party:-19:72;Dollys Flat:-84:8;Bobin:65:-28;Mooral Creek:57:44;Kippaxs:122:0;Caparra:61:-74;Killabakh:48:89;Wingham:-85:59;Killawarra:-123:-24;Elands:143:-13;Burrell Creek:-152:-11;Karaak Flat:-145:-23;Boorganna:161:64;Kimbriki:-144:-100;Kundibakh:-202:-61;Innes View:194:73;Khatambuhl:0:-311;Krambach:-269:-44;Dyers Crossing:-319:-11;Comboyne:172:163;Firefly:-298:-86;Bucca Wauka:-319:-144;Bulby Brush:-369:-94;Bunyah:-385:-94;Warriwillah:3072:1269
2430|NSW|-31.909|152.533|Taree:-2:-79;Lansdowne:126:1;Pampoolah:-25:0;Cundletown:14:-12;Ghinni Ghinni:25:15;Oxley Island:-8:33;Chatham:9:-50;Kundle Kundle:56:-4;Glenthorne:-19:-54;Bohnock:-41:33;Mitchells Island:9:83;Croki:35:59;Brimbin:46:-53;Purfleet:-34:-66;Melinga:94:-15;Taree South:-33:-82;Old Bar:-61:55;Mondrook:0:-120;Wallabi Point:-87:35;Kolodong:25:-100;Koorainghat:-77:-53;Diamond Beach:-135:1;Manning Point:14:124;Kiwarrak:136:4;Saltwater:136:4;Taree West:136:4;Jones Island:136:4;Dumaresq Island:136:4;Tinonee:-28:-119;Red Head:-148:2;Black Head:-163:2;Tallwoods Village:-147:-23;Bootawa:-12:-163;Rainbow Flat:-125:-50;Hallidays Point:-158:-32;Lansdowne Forest:162:42;Hillville:-75:-167;Possum Brush:-157:-95;Upper Lansdowne:198:-67;Failford:-183:-87;Happy Valley:3018:227;Cabbage Tree Island:2928:923
2431|NSW|-30.887|153.041|South West Rocks:2:0;Arakoon:0:31;Jerseyville:-29:-8
2439|NSW|-31.633|152.698|Kerewong:1:0;Black Creek:1:0;Swans Crossing:1:0;Kendall:0:6;Logans Crossing:26:2;Kew:-3:28;Upsalls Creek:0:-32;Rossglen:-33:27;Batar Creek:-38:-29;Herons Creek:41:29;Bobs Creek:46:55;Lorne:-28:-87
2440|NSW|-31.029|152.768|Yarravel:-14:-6;Aldavilla:-53:0;Skillion Flat:19:-35;Greenhill:-30:34;Sherwood:-36:-39;Euroka:-48:33;Turners Flat:14:-67;West Kempsey:-29:60;Mooneba:-11:-83;Collombatti:48:57;Kempsey:-50:63;Corangula:28:-87;Frederickton:-9:107;Burnt Bridge:-79:38;Dondingalong:-104:-17;Hampden Hall:-39:95;Yessabah:-64:-71;Pola Creek:-28:107;East Kempsey:-54:85;Austral Eden:-5:149;Bellimbopinni:23:131;South Kempsey:-94:65;Verges Creek:-55:123;Gladstone:0:180;Smithtown:15:177;Old Station:-36:162;Seven Oaks:34:167;Mungay Creek:102:-99;Temagog:34:-172;Willawarrin:100:-143;Summer Island:40:216;Kinchela:35:224;Clybucca:91:173;Moparrabah:47:-219;Wittitrin:-69:-202;Hickeys Creek:130:-150;Belmore River:-66:215;Millbank:168:-132;Hat Head:-27:279;Rainbow Reach:90:238;Crescent Head:-160:205;Toorooka:116:-275;Willi Willi:96:-318;Bellbrook:209:-258;Comara:249:-391;Carrai:201:-543;Lower Creek:295:-510;Georges Creek:283:-573;Deep Creek:2083:-105;Greenhills:-1104:-2951
2441|NSW|-31.034|152.826|Allgomera:216:-31;Bril Bril;Brinerville;Crossmaglen;Gearys Flat;Allgomera Creek;Browns Crossing;Tamban:152:0;Kundabung:-175:6;Eungai Rail:171:59;Eungai Creek:201:57;Barraganyatti:178:108;Cooperabung:-266:-26;Hacks Ferry:-298:7;Telegraph Point:-290:-26;Yarrahapinni:206:128;Fishermans Reach:175:169;Marlo Merrican:-195:-155;Gum Scrub:-266:-93;Stuarts Point:214:167;Rollands Plains:-247:-142;Ballengarra:-283:-121;Upper Rollands Plains:-209:-206;Grassy Head:252:167;Kippara:-187:-304;Bonville:652:233
2442|NSW|-31.134|152.707|Kempsey Msc;Mid North Coast Msc
2443|NSW|-31.7|152.718|Coralville;Dicks Hill;North Brother;Middle Brother;Johns River:-34:-21;Crowdy Bay:-88:13;Stewarts River:-34:-68;Deauville:31:73;Lakewood:68:40;Herons Creek:108:10;West Haven:64:66;Laurieton:55:77;Hannam Vale:-17:-118;Dunbogan:50:99;Bobs Creek:113:36;Moorland:-93:-66;North Haven:63:96;Camden Head:58:116;Waitui:14:-171;Diamond Head:-357:-182
2444|NSW|-31.577|152.724|Port Macquarie:147:185;Riverside;Flynns Beach;Settlement City;Lighthouse Beach;Thrumster:123:108;Fernbank Creek:156:116;Blackmans Point:187:107;The Hatch:212:113;North Shore:175:178;Limeburners Creek:-999:-807
2445|NSW|-31.571|152.847|Jolly Nose;Grants Beach;Bonny Hills:-19:-8;Lake Cathie:19:8
2446|NSW|-31.424|152.581|Debenham:7:0;Rosewood:7:0;Cairncross:7:0;Werrikimbe:7:0;Gearys Flat:7:0;Doyles River:7:0;Lower Pappinbarra:4:13;Pipeclay:-23:-37;Hollisdale:24:-47;Hyndmans Creek:-54:17;Frazers Creek:-12:61;Brombin:-34:51;Bagnoo:-41:-46;Hartys Plains:-46:49;Long Flat:-15:-88;Mortons Creek:41:62;Beechwood:-12:96;Huntingdon:-40:72;Bellangry:96:27;Bago:-65:62;Byabarra:-99:-35;Kindee:17:-120;Ellenborough:-26:-114;Pappinbarra:58:-86;Crosslands:-15:135;Redbank:0:159;Yippin Creek:-31:134;Wauchope:-34:146;Rawdon Island:-9:186;Pembrooke:31:170;Sancrox:-8:221;Upper Pappinbarra:119:-118;King Creek:-68:176;Yarras:5:-261;Marlo Merrican:195:90;Toms Creek:-114:-190;Lake Innes:-80:236;Birdwood:76:-246;Banda Banda:209:-124;Forbes River:126:-261;Mount Seaview:61:-393
2447|NSW|-30.718|152.874|Congarinni:-51:0;Talarm:16:-24;Macksville:10:46;Utungun:-25:-46;Warrell Creek:-54:18;Donnellyville:-38:42;North Macksville:24:70;Gumma:0:95;Wirrimbi:51:59;Yarranbella:-14:-107;Way Way:-35:104;Newee Creek:86:54;Congarinni North:17:-126;Scotts Head:-30:122;Taylors Arm:-48:-146;Burrapine:0:-237;Upper Taylors Arm:-77:-204;Thumb Creek:35:-259;Bakers Creek:451:-1857
2448|NSW|-30.612|153.001|Valla:12:-18;Viewmont;Hyland Park:0:-1;Valla Beach:19:11;Nambucca Heads:-31:8
2449|NSW|-30.624|152.785|Killiekrankie;Kennaicle Creek;Buckra Bendinni:-7:23;Argents Hill:15:-55;Missabotti:50:30;Bowraville:-26:66;South Arm:-64:-46;Tewinga:-23:111;Girralong:55:-130
2450|NSW|-30.267|153.017|Coffs Harbour:-30:97;Coffs Harbour Jetty:-15:0;Karangi:0:33;Upper Orara:-17:-17;Coramba:47:-3;Dairyville:0:-50;North Boambee Valley:-46:53;Korora:20:98;Boambee:-73:51;Nana Glen:133:0;Brooklana:-26:-125;Bonville:-116:43;Sapphire Beach:41:120;Ulong:28:-137;Lowanna:50:-117;Lower Bucca:117:67;Bucca:109:79;Moonee Beach:61:136;Glenreagh:213:-38;Sherwood:-798:-288
2452|NSW|-30.355|153.088|Bayldon;Toormina:1:1;Boambee East:8:-14;Sawtell:-10:14
2453|NSW|-30.272|152.625|Dorrigo:-69:89;Gangara;Moonpar;Muldiva;Never Never;Glen Fernaigh;Maynards Plains;Wild Cattle Creek;Bostobrick:-5:4;Fernbrook:-69:-5;Dorrigo North:-24:61;North Dorrigo:-24:61;Leigh:22:91;Tallowwood Ridge:53:81;Tyringham:57:-82;Deer Vale:-77:-74;Bielsdown Hills:-96:56;Dundurrabin:80:-74;Billys Creek:105:-50;Megan:-14:144;Briggsvale:22:153;Clouds Creek:170:25;Cascade:40:165;Dorrigo Mountain:-117:101;Hernani:-25:-204;Marengo:99:-264;Ebor:-130:-276
2454|NSW|-30.453|152.9|Orama;Scotchman;Brinerville;Gordonville;Hydes Creek;Upper Thora;Sunny Corner;Bellingen:0:-1;Fernmount:-14:33;Brierfield:-47:0;Gleniffer:65:-13;Raleigh:14:71;Valery:48:51;Spicketts Creek:-75:-33;Kooroowi:-26:-97;Thora:14:-113;Kalang:-37:-107;Repton:11:136;Mylestom:-12:143;Bundagen:40:158;Darkwood:20:-227
2455|NSW|-30.497|153.014|Urunga;Tarkeeth
2456|NSW|-30.076|153.192|Arrawarra:16:-2;Dirty Creek:0:-4;Mullaway:-4:4;Arrawarra Headland:6:5;Safety Beach:-16:2;Woolgoolga:-34:8;Corindi Beach:60:-7;Sandy Beach:-70:0;Emerald Beach:-87:-10;Upper Corindi:38:-79;Red Rock:92:34
2460|NSW|-29.593|152.873|Waterview:-95:32;Grafton:-88:61;Bom Bom;Carnham;Kremnos;Towallum;Washpool;Chaelundi;Punchbowl;Barcoongere;Dirty Creek;Southampton;Grafton West;Malabugilmah;Wombat Creek;Collum Collum;Eighteen Mile;Heifer Station;Sandy Crossing;Carrs Peninsula;Crowther Island;Stockyard Creek;Carrs Peninsular;Mcphersons Crossing;The Whiteman:-13:-6;Whiteman Creek:10:11;Mylneford:-27:-25;Moleville Creek:25:29;Seelands:-22:45;Fortis Creek:61:9;Mountain View:-15:63;Koolkhan:-22:57;Eatonsville:-47:-41;Trenayr:-24:69;The Pinnacles:46:47;Junction Hill:-48:52;Copmanhurst:8:-94;Carrs Creek:-55:56;Kyarran:13:102;Carrs Island:-76:39;Alumy Creek:-55:78;Waterview Heights:-104:-34;Clifden:76:63;Upper Copmanhurst:19:-127;Ramornie:-35:-121;Rushforth:-158:0;Warragai Creek:46:113;Great Marlow:-56:108;South Grafton:-114:54;Southgate:10:161;Elland:-181:12;Cowper:14:203;Dilkoon:95:129;Winegrove:49:-181;Brushgrove:27:206;Lower Southgate:35:201;Clarenza:-110:128;Lower Coldstream:-7:233;Gurranang:126:120;Newbold:74:-178;Coutts Crossing:-233:19;Shannondale:-208:-52;Lilydale:52:-210;Coaldale:199:-64;Chambigne:-168:-105;Levenstrath:-229:64;Braunstone:-209:85;South Arm:41:254;Jackadgery:10:-309;Lawrence:101:224;Pulganbar:142:-189;Kangaroo Creek:-333:4;Glenugie:-209:130;Blaxlands Creek:-272:-75;Barretts Creek:270:-107;Tyndale:66:319;Banyabba:251:144;Blaxlands Flat:-318:-84;Lanitza:-229:176;Fine Flower:210:-204;Wells Crossing:-303:161;Bookram:-124:354;Calamia:-243:236;Upper Fine Flower:269:-221;Nymboida:-348:-145;Kungala:-360:136;Cangai:93:-416;Buccarumbi:-238:-288;Halfway Creek:-338:195;Coombadjha:231:-369;Dumbudgery:281:-333;Baryulgil:370:-266;Dalmorton:-270:-389;Keybarbin:451:-264;Lionsville:401:-382;Deep Creek:647:-210;Smiths Creek:1166:505
2462|NSW|-29.728|153.161|Calliope;Swan Creek;Lake Hiawatha;Gilletts Ridge;Pillar Valley:-32:-39;Lavadia:15:-89;Tucabia:64:-57;Coldstream:127:-56;Minnie Water:-48:136;Diggers Camp:-86:127;Ulmarra:95:-130;Wooli:-134:107
2463|NSW|-29.483|153.223|Ashby:52:-30;Woodford;The Sandon;Ashby Island;Ashby Heights;Gulmarrad:-4:10;Townsend:17:-2;Ilarwill:2:-38;Maclean:25:-26;James Creek:27:26;Palmers Channel:14:45;Taloumbi:-54:28;Shark Creek:-58:-25;Palmers Island:64:65;Woodford Island:-52:-85;Tullymorgan:110:-105;Brooms Head:-126:116;Jacky Bulbin Flat:178:-87;Sandon:-194:108
2464|NSW|-29.476|153.343|Wooloweyah:-5:0;Micalo Island:10:3;Angourie:0:16;Yamba:39:16;Yuraygir:-56:-8;Freeburn Island:72:-11
2465|NSW|-29.426|153.242|Harwood
2466|NSW|-29.401|153.351|Iluka;Woody Head;The Freshwater
2469|NSW|-28.976|152.766|Bingeebeebra:139:29;Drake:48:-393;Camira:-270:201;Capeen:396:-99;Yabbra;Haystack;Joes Box;Pikapene;Gorge Creek;Mount Marsh;Pagans Flat;Boomoodeerie;Capeen Creek;Lower Peacock;Mookima Wybra;Simpkins Creek;Six Mile Swamp;Warregah Island;Lower Duck Creek;Upper Duck Creek;Cambridge Plateau;Busbys Flat:-73:36;Mallanganee:71:-43;Hogarth Range:70:54;Deep Creek:30:-102;Mummulgum:126:39;Bingeebeebra Creek:139:29;Coongbar:-133:-43;Culmaran Creek:104:-74;Sandilands:74:-115;Louisa Creek:-34:-161;Wyan:-100:105;Tunglebung:138:-79;Theresa Creek:202:16;Alice:-79:-178;Kippenduff:-165:101;Tabulam:83:-197;Bulldog:-66:-231;Rappville:-111:187;Bottle Creek:187:-114;Myrtle Creek:-136:179;Lower Bottle Creek:153:-165;Keybarbin:-166:-157;Clearfield:-169:170;Peacock Creek:267:-75;Jacksons Flat:132:-214;Ewingar:-114:-247;Bonalbo:239:-143;Drake Village:48:-393;Camira Creek:-270:201;Duck Creek:263:-212;Old Bonalbo:319:-168;Pretty Gully:193:-316;Whiporie:-312:227;Bean Creek:400:-176;Bungawalbin:-134:451;Gibberagee:-256:336;Clover Park:425:-181;Paddys Flat:261:-348;Banyabba:-366:251;Mororo:-357:484;Chatsworth:-409:472;Woombah:-386:517;Goodwood Island:-403:536
2470|NSW|-28.85|152.964|Dyraaba:82:-112;Baraimal;Babyl Creek;Sextonville;Woodview:-8:-18;Wooroowoolgan:-19:51;Shannon Brook:-67:-4;Dobies Bight:49:-27;Piora:-5:-76;Casino:-8:84;Fairy Hill:75:26;Stratheden:100:-17;Lower Dyraaba:46:-75;Leeville:-91:31;Mongogarie:-105:-32;Spring Grove:14:137;North Casino:49:103;Backmede:99:59;Irvington:-20:138;Coolaness:12:152;Coombell:-165:10;Tomki:-11:169;Yorklea:-98:95;Naughtons Gap:50:145;Doubtful Creek:140:-82;Dyraaba Central:137:-100;Dyraaba Creek:95:-146;Upper Mongogarie:-128:-114;Ellangowan:-183:103;Woolners Arm:165:-122;Alice:-205:-376
2471|NSW|-28.999|153.227|North Woodburn:-2:0;West Coraki:0:-18;Coraki:6:56;Codrington:49:15;Bora Ridge:-54:-51;East Coraki:-29:88;Green Forest:11:125;Swan Bay:-61:86;Tatham:80:-70;Greenridge:102:-104;West Bungawalbin:-125:-127
2472|NSW|-29.017|153.299|Esk:14:0;Moonem:14:0;Trustums Hill:14:0;Buckendoon:-32:52;Rileys Hill:0:101;Woodburn:-55:47;Kilgin:-32:77;Broadwater:6:136;New Italy:-115:-31;Tabbimoble:-182:-31;The Gap:520:-350
2473|NSW|-29.118|153.415|Bundjalung:6:0;Iron Gates:-7:-4;Evans Head:0:15;South Evans Head:0:15;Doonbah:31:-27
2474|NSW|-28.553|152.956|Roseberry:65:-47;West Wiangaree:0:5;Kilgra:-3:17;Findon Creek:-34:-3;Sawpit Creek:-34:-3;Border Ranges:-34:-3;Wiangaree:39:5;Wyneden:20:-28;Fawcetts Plain:-17:57;Horse Station Creek:-83:-1;Eden Creek:-35:-50;New Park:-53:38;Upper Eden Creek:16:-78;The Risk:77:-23;Horseshoe Creek:18:82;Geneva:-68:33;Kyogle:-69:42;Gradys Creek:122:0;Homeleigh:-15:108;Little Back Creek:-50:74;Upper Horseshoe Creek:15:109;Edenville:-135:11;Afterlee:-21:-127;Rukenvale:86:-62;Ettrick:-110:-43;Collins Creek:78:75;Lynchs Creek:108:46;Warrazambil Creek:107:66;Cedar Point:-131:46;Iron Pot Creek:-84:-95;Barkers Vale:17:165;Wadeville:-7:180;Cawongla:-48:142;Old Grevillia:111:-86;Loadstone:163:35;Ghinni Ghi:-63:-142;Green Pigeon:75:131;Cougal:192:15;Toonumbar:-24:-195;Terrace Creek:130:-93;Roseberry Creek:83:-148;Grevillia:110:-123;Unumgar:144:-213;Dairy Flat:176:-261;Smiths Creek:126:422;Sherwood:-2511:-227
2475|NSW|-28.531|152.48|Beaury Creek;Wallaby Creek;Upper Tooloom:-2:-42;Tooloom:-56:-27;Urbenville:58:70
2476|NSW|-28.418|152.42|Old Koreelah:19:0;Brumby Plains:-30:60;Acacia Plateau:39:-51;Koreelah:-43:-58;Legume:8:-113;Acacia Creek:42:-98;Muli Muli:0:164;Lower Acacia Creek:-14:-185;Woodenbong:26:192;Boomi Creek:-48:185;Lindesay Creek:70:201;The Glen:-431:423
2477|NSW|-28.89|153.439|Rous:14:-47;Dalwood;Goat Island;Pearces Creek;Lynwood:18:4;Meerschaum Vale:-22:-1;Alstonville:48:1;Uralba:20:31;Rous Mill:14:-47;Wardell:-61:23;Alstonvale:82:8;Tuckombil:76:29;Cabbage Tree Island:-90:18;Wollongbar:72:-42;Bagotville:-92:-31;East Wardell:-79:55
2478|NSW|-28.86|153.533|Ballina:-4:32;Pimlico:-55:-48;West Ballina:-2:0;Pimlico Island:0:2;Cumbalum:37:-5;Keith Hall:-34:16;South Ballina:-24:29;East Ballina:3:54;Tintenbar:61:-11;Empire Vale:-57:-18;Teven:43:-33;Kinvara:73:-14;Skennars Head:31:69;Patchs Beach:-88:-18;Lennox Head:68:59;Coolgardie:-52:-76
2479|NSW|-28.706|153.509|St Helena:0:9;Binna Burra:4:-10;Bangalow:19:13;Newrybar:-15:20;Brooklet:-41:0;Possum Creek:28:-13;Nashua:-22:-40;Fernleigh:-63:-10;Knockrow:-60:28;Coorabell:72:-25;Mcleods Shoot:53:50;Coopers Shoot:23:84
2480|NSW|-28.75|153.278|Lismore:-64:-1;Nightcap:1:-6;Tuntable Falls:1:-6;Steve Kings Plains:1:-6;Tullera:2:13;North Lismore:-39:2;Keerrong:37:-13;Blakebrook:-10:-40;Goolmangar:-1:-54;Modanville:35:23;Woodlawn:-19:40;Girards Hill:-67:-1;Booerie Creek:-33:-35;Howards Grass:-42:28;Bexhill:0:72;Lismore Heights:-51:22;Numulgi:27:49;The Channon:78:1;Lagoon Grass:-44:39;East Lismore:-76:10;South Lismore:-66:-22;Dunoon:65:39;Goonellabah:-67:38;Leycester:-33:-78;Tuncester:-50:-62;Gundurimba:-100:-12;Koonorigan:67:-45;Rock Valley:1:-111;Monaltrie:-102:12;Loftville:-91:-25;Corndale:41:84;Tuntable Creek:118:-18;Chilcotts Grass:-80:57;Eltham:-10:130;Fernside:-32:-111;Coffee Camp:93:-50;Terania Creek:131:14;Whian Whian:110:36;Clunes:19:129;Bungabbee:-26:-128;Caniaba:-80:-75;Mcleans Ridges:-50:105;Wyrallah:-139:21;Tregeagle:-90:70;Jiggi:73:-94;Dorroughby:92:76;South Gundurimba:-135:-39;Lindendale:-78:97;Booyong:4:174;Ruthven:-184:0;Georgica:94:-98;Bentley:-29:-165;Rosebank:83:122;Nimbin:154:-55;Mckees Hill:-133:-78;Tucki Tucki:-183:38;Eureka:68:156;Mountain Top:137:-106;Marom Creek:-152:94;Repentance Creek:120:129;Clovass:-122:-129;Tuckurimba:-217:38;Larnook:98:-168;Upper Coopers Creek:150:123;Federal:101:173;Stony Chute:168:-114;Boorabee Park:64:-230;Missingham:50:-245;Blue Knob:205:-92;Richmond Hill:-308:4;Lillian Rock:215:-120;Dungarubba:-233:105;Back Creek:147:-249;Boat Harbour:433:72
2481|NSW|-28.654|153.577|Talofa;Hayters Hill;Skinners Shoot:-16:16;Byron Bay:4:36;Ewingsdale:17:-24;Tyagarah:45:-21;Suffolk Park:-34:33;Broken Head:-75:32;Myocum:58:-71
2482|NSW|-28.555|153.422|Mullumbimby:3:77;Main Arm;Koonyum Range;Mullumbimby Creek:8:13;Wilsons Creek:-9:20;Huonbrook:7:-38;Wanganui:-10:-42;Palmwoods:44:-17;Upper Coopers Creek:-44:-21;Upper Wilsons Creek:32:-37;Upper Main Arm:60:-11;Goonengerry:-55:18;Montecollum:-37:37
2483|NSW|-28.487|153.495|Yelgun:7:0;Middle Pocket:0:-29;The Pocket:-20:-19;Crabbes Creek:26:-13;Billinudgel:-16:34;Mooball:45:-7;South Golden Beach:-11:52;Ocean Shores:-22:43;Burringbar:51:-22;New Brighton:-24:57;Wooyung:31:57;Sleepy Hollow:69:25;Brunswick Heads:-53:51;Upper Burringbar:35:-72
2484|NSW|-28.357|153.343|Murwillumbah:29:51;Tyalgum:0:-137;Kunghur:-114:-89;Urliup:-14:0;North Arm:-14:0;Cedar Creek:-14:0;Dum Dum:-27:0;Eungella:3:-26;Byangum:7:24;Boat Harbour:40:7;Bray Park:15:34;Mount Warning:-32:-24;Uki:-57:-6;Nobbys Creek:62:-5;Crystal Creek:42:-27;South Murwillumbah:18:58;Kynnumboon:48:30;Murwillumbah South:29:51;Fernvale:-9:77;Upper Crystal Creek:57:-41;Dungay:84:16;Rowlands Creek:-96:6;Smiths Creek:-71:35;Dunbible:-32:78;Chillingham:43:-67;Kielvale:23:91;Chowan Creek:-90:24;Wardrop Valley:-6:108;Zara:40:-84;Stokers Siding:-52:72;Condong:38:95;Tygalgah:60:82;Terragon:-82:-61;Tomewin:112:34;Nunderi:35:117;Commissioners Creek:-139:-15;Dulguigan:85:70;Reserve Creek:6:150;Palmvale:-14:143;Tyalgum Creek:3:-157;Hopkins Creek:65:-99;Numinbah:79:-89;Limpinwood:49:-125;Byrrill Creek:-80:-94;Farrants Hill:37:142;Clothiers Creek:26:154;Doon Doon:-137:-44;Eviron:50:152;Brays Creek:-56:-146;Round Mountain:2:202;Cudgera Creek:-36:179;Pumpenbil:-22:-196;Midginbil:-140:-83;Kunghur Creek:-134:-97;Mebbin:-106:-132;Mount Burrell:-143:-126;Back Creek:-246:-313
2485|NSW|-28.187|153.523|Tweed Heads:11:22;Tweed Heads West
2486|NSW|-28.219|153.472|Bilambil:-7:-4;Cobaki:21:-7;Tweed Heads South:24:68;Bungalora:0:3;Bilambil Heights:3:12;Duroby:-43:0;Upper Duroby:-43:0;Carool:-7:-40;Terranora:-19:29;Piggabeen:28:-21;Cobaki Lakes:47:7;Banora Point:6:65;Glengarrie:-9:-73
2487|NSW|-28.282|153.547|Kings Forest:-10:0;Cudgen:15:3;Chinderah:27:-10;Stotts Creek:0:-38;Casuarina:-18:23;Duranbah:-35:-14;Kingscliff:22:31;Fingal Head:80:18
2488|NSW|-28.336|153.569|Bogangar:7:0;Cabarita Beach:0:8;Tanglewood:-1:-35
2489|NSW|-28.387|153.566|Pottsville:0:-7;Pottsville Beach:-1:0;Hastings Point:23:9
2490|NSW|-28.275|153.463|Tumbulgum;North Tumbulgum:13:9
2500|NSW|-34.417|150.872|Wollongong:-7:22;Keiraville:0:-5;West Wollongong:-8:-7;Wollongong West:-8:-7;Gwynneville:0:16;Mangerton:-20:0;Mount Saint Thomas:-27:0;North Wollongong:11:26;Wollongong North:11:26;Mount Keira:20:-19;Coniston:-33:12;Spring Hill:1018:-1719
2502|NSW|-34.485|150.868|Lake Heights:1:-1;Cringila:14:0;Warrawong:0:21;Primbee:-19:12
2505|NSW|-34.494|150.89|Kemblawarra;Port Kembla:13:11
2506|NSW|-34.483|150.85|Berkeley
2508|NSW|-34.213|150.985|Maddens Plains:6:-4;Otford:0:13;Stanwell Park:-13:1;Stanwell Tops:-6:-9;Helensburgh:34:10;Coalcliff:-33:-17;Lilyvale:27:31;Woronora Dam:68:0;Darkes Forest:-25:-66
2515|NSW|-34.291|150.945|Coledale;Wombarra:8:5;Austinmer:-14:-11;Scarborough:29:18;Thirroul:-25:-23;Clifton:30:25
2516|NSW|-34.338|150.914|Bulli;Bulli Tops
2517|NSW|-34.352|150.904|Woonona:3:10;Woonona East;Russell Vale:-3:-10
2518|NSW|-34.379|150.904|Corrimal;Towradgi:-8:-1;Corrimal East:2:7;East Corrimal:2:7;Tarrawanna:-3:-16;Bellambi:12:13
2519|NSW|-34.395|150.886|Balgownie:0:-5;Fairy Meadow:2:7;Mount Ousley:-7:2;Fernhill:12:0;Reidtown:6:8;Mount Pleasant:0:-19
2520|NSW|-34.424|150.893|Wollongong
2522|NSW|-34.532|150.82|University Of Wollongong
2525|NSW|-34.436|150.858|Figtree
2526|NSW|-34.445|150.823|Cordeaux:5:14;Unanderra:-8:24;Stream Hill;Mount Kembla:17:-1;Cordeaux Heights:5:14;Farmborough Heights:-9:-10;Kembla Heights:15:-16;Kembla Grange:-25:-26
2527|NSW|-34.579|150.739|Albion Park:8:37;Tullimbar;North Macquarie:15:10;Yellow Rock:-21:-6;Calderwood:28:-28;Tongarra:-4:-56;Albion Park Rail:13:53;Croom:-15:102
2528|NSW|-34.552|150.857|Warilla:0:1;Lake Illawarra:5:0;Barrack Heights:-13:0;Mount Warrigal:4:-19;Barrack Point:-11:14;Windang:19:10
2529|NSW|-34.581|150.844|Shellharbour:-2:23;Oak Flats:19:-22;Balarang;Shellharbour Square;Flinders:-2:12;Blackbutt:10:-6;Shellharbour City Centre:18:-5;Shell Cove:-8:18;Dunmore:-35:-21
2530|NSW|-34.502|150.778|Cleveland:0:-7;Horsley:14:0;Dapto:-2:16;Koonawarra:0:31;Huntley:4:-36;Kanahooka:10:30;Yallah:-35:7;Avondale:-16:-28;Wongawilli:24:-21;Dombarton:43:-6;Brownsville:19:33;Haywards Bay:-41:15;Marshall Mount:-48:-28
2533|NSW|-34.652|150.838|Kiama:-16:14;Bombo:0:21;Jerrara:-18:-15;Kiama Downs:19:16;Minnamurra:29:12;Kiama Heights:-51:0;Saddleback Mountain:-44:-22;Jamberoo:5:-64;Curramore:29:-78
2534|NSW|-34.743|150.8|Willow Vale:5:0;Rose Valley:20:10;Gerringong:-4:28;Gerroa:-26:10;Werri Beach:6:31;Toolijooa:-22:-17;Broughton Village:0:-48;Foxground:28:-32
2535|NSW|-34.767|150.686|Berry:-8:8;Broughton:35:32;Budderoo:-10:0;Bundewallah:13:-22;Berry Mountain:3:-39;Woodhill:38:-9;Bellawongarah:0:-53;Broughton Vale:35:32;Wattamolla:33:-36;Brogers Creek:69:0;Jaspers Brush:-50:-20;Far Meadow:-60:20;Back Forest:-78:-9;Coolangatta:-86:40;Shoalhaven Heads:-84:59
2536|NSW|-35.707|150.185|Batemans Bay:1:-10;Catalina:-23:0;Surfside:12:15;North Batemans Bay:21:6;Batehaven:-30:13;Surf Beach:38:-22;Pebbly Beach:38:-22;Murrengenburg:38:-22;Long Beach:-1:60;Sunshine Bay:-38:23;Maloneys Beach:0:66;Denhams Beach:-44:26;Runnyford:-7:-82;Nelligen:61:-49;Lilli Pilli:-69:43;Mogo:-78:-43;Malua Bay:-87:43;Benandarah:74:65;Buckenbowra:-26:-118;Jeremadra:-106:-45;Guerilla Bay:-123:36;South Durras:56:110;Durras North:70:119;Bimbimbie:-141:-53;Currowan:136:-72;Depot Beach:78:140;East Lynne:117:108;Merricumbene:-26:-289;Woodlands:391:-299;Rosedale:821:-401
2537|NSW|-35.918|150.101|Moruya:5:-20;Deua:88:-118;Moruya Heads:0:52;Bergalia:-64:0;Congo:-39:48;Coila:-89:-5;Meringo:-63:33;Kiora:13:-86;Mogendoura:53:-50;Wamban:-34:-74;Turlinjah:-116:-1;Broulee:63:73;Bingie:-93:47;Mossy Point:78:79;Tuross Head:-136:32;Tomakin:94:87;Deua River Valley:88:-118
2538|NSW|-35.316|150.191|Mogood:-175:0;Little Forest:26:165;Brooman:-184:60;Milton:0:246;Morton:-84:176;Woodburn:193:-116;Porters Creek:193:-116;Woodstock:1572:-1342
2539|NSW|-35.27|150.464|Conjola:53:-14;Mollymook:-60:8;Lake Conjola:0:18;Conjola Park:6:-24;Cockwhy:18:24;Yadboro:18:24;Mount Kingiman:18:24;Pointer Mountain:18:24;Narrawallee:-43:0;Yatte Yattah:11:-38;Cunjurong Point:7:45;Berringer Lake:17:39;Fishermans Paradise:40:-19;Manyana:12:56;Mollymook Beach:-60:8;Bendalong:51:22;Ulladulla:-90:9;Croobyar:-51:-72;Kings Point:-101:-29;Burrill Lake:-118:-14;Dolphin Point:-132:-20;Lake Tabourie:-170:-65;Termeil:-197:-114;Bawley Point:-246:-69;Kioloa:-285:-85;Pretty Beach:1753:886
2540|NSW|-35.004|150.586|Cambewarra:180:-27;Buangla;Ettrema;Boolijah;Tallowal;Longreach;Mondayong;Wreck Bay;Badagarang;Jervis Bay;Moollattoo;Tullarwalla;Hmas Creswell;Hmas Albatross;Nowra Naval Po;Twelve Mile Peg;St Georges Basin;Tomerong:-49:0;Falls Creek:37:14;Comberton:54:19;Woollamia:-13:64;Parma:33:-45;Nowra Hill:75:-14;Myola:-20:90;Callala Beach:-2:110;Basin View:-85:-31;Huskisson:-37:82;Yerriyong:16:-105;Worrowing Heights:-73:55;Bewong:-83:-54;Old Erowal Bay:-81:60;Sanctuary Point:-100:41;Callala Bay:7:137;Mundamia:127:-22;Worrigee:104:47;Vincentia:-65:89;Sussex Inlet:-153:-1;Erowal Bay:-96:64;Bamarang:107:-63;Wollumboola:15:158;Terara:134:42;Bream Beach:-107:74;Wandandian:-96:-86;Brundee:111:72;Wrights Beach:-112:77;Swanhaven:-177:-13;Barringella:105:-90;Pyree:87:114;Hyams Beach:-98:106;Cambewarra Village:180:-27;Meroo Meadow:188:22;Kinghorne:14:198;Watersleigh:147:-65;Jerrawangala:-113:-103;Numbaa:120:97;Tapitallee:174:-46;Cudmirrah:-194:-30;Bolong:154:81;Berrara:-201:-34;Greenwell Point:96:145;Culburra Beach:76:172;Currarong:-11:241;Yalwal:70:-186;Illaroo:156:-100;Browns Mountain:204:-52;Orient Point:94:164;Beecroft Peninsula:-40:221;Burrier:128:-148;Comerong Island:138:150;Mayfield:-1127:-1663
2541|NSW|-34.873|150.59|Nowra:-11:10;Bangalee;Nowra East;West Nowra:-13:-7;North Nowra:15:-16;Nowra North:15:-16;South Nowra:-30:8;Bomaderry:24:20
2545|NSW|-36.148|149.9|Cadgee:-10:0;Nerrigundah:32:0;Eurobodalla:0:68;Bodalla:57:151;Belowra:-50:-191;Potato Point:54:239;Stony Creek:-141:-1162
2546|NSW|-36.333|150.064|Wallaga Lake:-35:8;Bermagui:-86:0;Tilba Tilba:8:-4;Beauty Point:0:-25;Central Tilba:20:10;Akolele:-22:14;Wallaga Lake Heights:-35:8;Bermagui South:-86:0;Corunna:51:38;Mystery Bay:28:65;Dignams Creek:-15:-79;Cuttagee:-145:-22;Barragga Bay:-167:-9;North Narooma:130:52;Narooma:115:69;Kianga:139:63;Greendale:-92:-110;Murrah:-167:-47;Dalmeny:167:65;Tinpot:116:-197;Wadbilliga:78:-412
2548|NSW|-36.878|149.907|Berrambool:-4:0;Mirador:0:9;Merimbula:-11:3;Tura Beach:14:24;Bournda:48:-3;Yellow Pinch:16:-62
2549|NSW|-36.943|149.856|Pambula:13:19;Broadwater;South Pambula:-4:-8;Greigs Flat:-22:12;Lochiel:-5:-38;Bald Hills:31:-13;Pambula Beach:2:48;Millingandi:57:1;Nethercote:-72:-21
2550|NSW|-36.667|149.811|Coopers Gully:15:-12;Bega:-7:31;Tarraganda:6:55;Doctor George Mountain:6:72;Numbugga:33:-61;Frogs Hollow:-98:9;Buckajo:-15:-93;Angledale:35:73;Bunga:112:0;Chinnock:112:0;Wandella:112:0;Black Range:112:0;Coolangubra:112:0;Reedy Swamp:-30:82;Yankees Creek:112:0;Mumbulla Mountain:112:0;Jellat Jellat:-50:72;Kanoona:-88:-42;Brogo:133:22;Morans Crossing:0:-161;Wolumla:-164:2;Kameruka:-65:-110;Toothdale:-115:-60;Kalaru:-65:118;Mogareeka:-30:165;Verona:200:5;South Wolumla:-148:-60;Wallagoot:-87:129;Candelo:-101:-117;Tathra:-65:172;Tanja:67:172;Wapengo:68:173;Quaama:200:55;Bournda:-163:92;Mogilla:-32:-227;Bemboka:38:-239;Myrtle Mountain:-173:-124;Tantawangalo:-128:-221;Cobargo:279:75;Devils Hole:-213:-158;Murrah:167:205;Greendale:241:142;Wyndham:-265:-160;Coolagolite:261:168;Yowrie:367:-95;Burragate:-333:-195;New Buildings:-295:-245;Towamba:-417:-128;Rocky Hall:-265:-302;Pericoe:-450:-195;Yambulla:-550:-261;Stony Creek:378:-1073;Wog Wog:1372:221;Kingswood:2911:912;Nelson:3020:1110
2551|NSW|-37.189|149.753|Wonboyn:-62:185;Nungatta:-26:-352;Edrom;Nadgee;Green Cape;Wonboyn Lake;Wonboyn North;Narrabarba:-68:65;Kiah:39:114;Nullica:92:80;Timbillica:-176:-52;Eden:122:147;Boydtown:105:164;Nungatta South:-26:-352
2555|NSW|-33.891|150.743|Badgerys Creek
2556|NSW|-33.933|150.733|Bradfield;Bringelly
2557|NSW|-34.01|150.773|Catherine Field:5:0;Gledswood Hills:0:13;Gregory Hills:-17:-2;Rossmore:69:0
2558|NSW|-34.03|150.81|Eschol Park;Eagle Vale:-8:4;Kearns:8:-9
2559|NSW|-34.051|150.792|Blairmount;Claymore:4:19
2560|NSW|-34.086|150.811|Campbelltown:19:5;Cataract:-4:0;Macarthur Square:-4:0;Campbelltown North:-4:0;Bradbury:1:4;Ambarvale:-3:-15;Englorie Park:6:-15;St Helens Park:-19:2;Airds:0:22;Glen Alpine:0:-26;Blair Athol:24:-10;Rosemeadow:-18:-18;Ruse:16:30;Woodbine:40:10;Wedderburn:-47:5;Leumeah:36:22;Gilead:-20:-47;Kentlyn:26:54;Appin:-117:-25
2563|NSW|-34.104|150.751|Menangle Park
2564|NSW|-34.004|150.897|Glenquarie;Macquarie Fields:12:-3;Long Point:-12:4
2565|NSW|-33.984|150.863|Bardia:7:0;Macquarie Links:0:7;Denham Court:1:-17;Ingleburn:-16:4
2566|NSW|-34.021|150.837|Minto:-12:13;Bow Bowing:5:3;St Andrews:-1:-8;Raby:3:-20;Varroville:18:-26;Minto Heights:-13:37
2567|NSW|-34.043|150.75|Narellan:0:-18;Narellan Vale:-7:-6;Smeaton Grange:6:7;Mount Annan:-10:10;Currans Hill:0:23;Harrington Park:19:-15
2568|NSW|-34.127|150.739|Menangle
2569|NSW|-34.185|150.715|Douglas Park
2570|NSW|-34.068|150.638|Camden:14:58;Mount Hunter:-3:0;Bickley Vale:-5:27;Grasmere:15:28;Cawdor:-32:29;Brownlow Hill:35:29;Theresa Park:62:-3;Camden South:-15:57;Orangeville:37:-36;Spring Farm:0:74;Ellis Lane:36:40;The Oaks:-11:-68;Elderslie:13:76;Cobbitty:53:41;Kirkham:30:73;Belimbla Park:-16:-98;Oakdale:-11:-125;Werombi:85:-54;Oran Park:63:102;Camden Park:-91:-81;Lefevres Corner:-91:-81;Burragorang Valley:-91:-81;Nattai:4:-187;Glenmore:-2261:-1770
2571|NSW|-34.234|150.551|Balmoral:-74:-30;Couridjah;Buxton:-27:-18;Mowbray Park:84:-1;Maldon:34:82;Balmoral Village:-81:-35;Picton:64:60;Wilton:-7:146;Razorback:81:102
2572|NSW|-34.205|150.535|Thirlmere:0:33;Lakesland:39:0
2573|NSW|-34.222|150.595|Tahmoor
2574|NSW|-34.32|150.578|Yanderra:0:-3;Bargo:27:0;Pheasants Nest:64:56;Avon:-108:123
2575|NSW|-34.406|150.394|Woodlands;Balaclava:4:0;Wattle Ridge:4:0;Goodmans Ford:4:0;Mount Lindsey:4:0;Welby:-34:36;Mittagong:-44:51;Colo Vale:5:91;Willow Vale:-29:76;Braemar:-22:90;Aylmerton:-15:103;Renwick:-43:76;Mandemar:-27:-92;High Range:41:-93;Alpine:-4:135;Hill Top:58:101;Yerrinbool:37:144;Joadja:-16:-174;Bullio:66:-222;Barrallier:89:-328
2576|NSW|-34.524|150.488|Bong Bong;East Bowral;Glenquarry:-2:-4;Kangaloon:-22:56;Burradoo:21:-79;Bowral:46:-68;East Kangaloon:-43:95
2577|NSW|-34.65|150.361|Meryla:-20:0;Bendeela:-8:-36;Yarrunga:-8:-36;Myra Vale:-8:-36;Red Rocks:-8:-36;Barren Grounds:-8:-36;Macquarie Pass:-8:-36;Pheasant Ground:-8:-36;Werai:43:-6;Manchester Square:51:40;Moss Vale:96:10;Sutton Forest:67:-45;Fitzroy Falls:0:122;New Berrima:146:-26;Berrima:162:-22;Barrengarry:-33:155;Wildes Meadow:27:165;Calwalla:88:117;Burrawang:65:150;Medway:158:-79;Kangaroo Valley:-88:175;Budgong:-152:112;Belanglo:136:-135;Upper Kangaroo River:-44:237;Upper Kangaroo Valley:-44:237;Carrington Falls:0:287;Robertson:63:230;Beaumont:-133:205;Canyonleigh:129:-221;Knights Hill:32:337;Mount Murray:96:274;Avoca:55:-1070;Paddys River:-1114:-2176
2578|NSW|-34.657|150.296|Bundanoon
2579|NSW|-34.695|150.158|Marulan:-14:-148;Wingello;Tallong:-22:-75;Brayton:36:69;Big Hill:36:69;Marulan South:-14:-148;Exeter:82:163;Penrose:184:621
2580|NSW|-34.682|149.716|Goulburn:-69:5;Leighwood;Mount Rae;Wiaborough;Paling Yards;Parkesbourne;Six Mile Flat;Spring Valley;Goulburn North;Kingsdale:-17:-15;Middle Arm:64:9;Baw Baw:-68:-49;Brisbane Grove:-117:8;Run-O-Waters:-84:-46;Towrang:-18:134;Wayo:67:-91;Tarlo:82:84;Tirrannaville:-135:-32;Yarra:-101:-82;Carrick:-18:168;Gundary:-150:36;Woodhouselee:109:-77;Boxers Creek:-68:121;Mummel:22:-171;Komungla:-168:-66;Chatsbury:134:102;Pomeroy:25:-214;Wowagin:265:1;Quialigo:-246:27;Roslyn:188:-88;Myrtleville:200:102;Bannister:84:-223;Greenwich Park:100:219;Stonequarry:300:51;Mcalister:232:-132;Taralga:278:104;Lake Bathurst:-335:-66;Bungonia:-166:236;Yalbraith:382:34;Golspie:384:-48;Richlands:365:101;Windellama:-340:157;Curraweela:415:84;Bannaby:232:268;Currawang:-301:-199;Lower Boro:-485:51;Tarago:-416:-190;Wiarborough:438:168;Mount Fairy:-501:-116;Wombeyan Caves:372:280;Jerrong:511:146;Mayfield:-1448:-793
2581|NSW|-34.77|149.286|Broadway;Lade Vale;Tallaganda;Wollogorang;Gunning:-13:-19;Cullerin:-11:71;Merrill:99:-7;Oolong:-21:-107;Dalton:52:-92;Lerida:-105:79;Bellmount Forest:-153:-43;Biala:175:-23;Breadalbane:-30:198;Gurrundah:109:121;Collector:-147:148;Blakney Creek:137:-264;Bevendale:237:-169;Lake George:-330:108
2582|NSW|-34.779|148.825|Yass:-62:85;Cavan:12:0;Manton:12:0;Boambolo:12:0;Laverstock:12:0;Yass River:12:0;Narrangullen:12:0;Dog Trap Crossing:12:0;Bowning:34:-16;Goondah:45:-91;Tangmangaroo:129:-8;Good Hope:-138:-8;Bango:22:142;Woolgarlo:-92:-107;Bookham:-34:-185;Marchmont:-104:127;Jerrawa:0:250;Kangiara:180:-73;Berremangra:-21:-341;Murrumbateman:-193:205;Jeir:-278:147;Burrinjuck:-222:-227;Nanangroe:-121:-358;Wee Jasper:-333:-148;Nanima:-234:303;Mullion:1654:303
2583|NSW|-34.297|149.354|Kempton;Glenerin;Mulgowrie;Brooklands;Cottawalla;Third Creek;Junction Point;Binda:-36:13;Crooked Corner:62:-92;Lost River:-132:-38;Thalaba:30:163;Limerick:80:122;Fullerton:64:196;Peelwood:190:81;Wheeo:-203:-71;Crookwell:-162:118;Blanket Flat:147:-137;Grabben Gullen:-243:47;Laggan:-120:179;Tuena:274:-28;Kialla:-236:96;Hadley:147:233;Narrawa:-118:-269;Bigga:214:-204;Pejar:-236:183;Rugby:-86:-337;Greenmantle:364:-254
2584|NSW|-34.672|148.635|Binalong;Illalong Creek
2585|NSW|-34.6|148.55|Galong
2586|NSW|-34.3|148.823|Kenyu:-7:0;Goba Creek:-7:0;Frogmore:33:27;Taylors Flat:26:195;Boorowa:-137:-107;Godfreys Creek:151:-122;Murringo:0:-307;Rye Park:-215:95;Reids Flat:93:220
2587|NSW|-34.55|148.337|Aurville;Garangula;Prunevale;Demondrille;Harden:-4:31;Murrumburrah:-4:31;Cunningar:-11:102;Nubba:17:-102;Kingsvale:117:-20;Beggan Beggan:-132:-69;Wombat:133:-87;Mcmahons Reef:-117:113
2588|NSW|-34.533|148.15|Cullinga;Wallendbeen
2590|NSW|-34.761|147.855|Bethungra;Illabo:-71:-102;Cootamundra:120:173
2594|NSW|-34.216|148.118|Barwang;Ashville;Berthong;Yannawah;Thuddungra:66:-1;Maimuru:-17:60;Memagong:-100:-5;Kikiamah:130:-17;Tubbul:-49:-116;Weedallion:18:-166;Burrangong:-76:130;Bulla Creek:96:139;Monteagle:33:232;Young:-97:183;Milvale:-101:-201;Bribbaree:96:-238
2600|ACT|-35.307|149.139|Russell:9:12;Deakin:-12:-36;Deakin West;Hmas Harman;Russell Hill;Fairbairn Raaf;Barton:2:2;Parkes:5:-9;Capital Hill:0:-14;Canberra:24:-11;Duntroon:7:28;Yarralumla:7:-33;Harman:-43:61
2601|ACT|-35.281|149.125|Black Mountain:1:0;City:0:4;Canberra:-2:3;Acton:4:-7
2602|ACT|-35.249|149.141|O’Connor:1:0;Dickson:-1:-2;Downer:5:4;Ainslie:-13:3;Lyneham:10:-10;Watson:11:12;Hackett:0:23;O'Connor:-7:-28
2603|ACT|-35.325|149.128|Manuka:3:0;Griffith:0:9;Forrest:10:0;Red Hill:-1:-9
2604|ACT|-35.315|149.149|Causeway:0:2;Kingston:0:-3;Narrabundah:-21:0
2605|ACT|-35.333|149.095|Hughes;Garran:-9:14;Curtin:8:-17
2606|ACT|-35.349|149.089|Phillip:-1:3;Woden;O’Malley;Swinger Hill;Chifley:-4:-12;Lyons:9:-15;O'Malley:-3:24
2607|ACT|-35.369|149.099|Mawson:5:0;Farrer:-8:6;Torrens:-3:-11;Isaacs:0:17;Pearce:6:-15
2608|ACT|-35.312|149.129|Civic Square
2609|ACT|-35.32|149.183|Pialligo:0:24;Fyshwick:-13:-17;Symonston:-32:-24;Majura:53:17
2610|ACT|-35.27|149.045|Canberra Bc;Canberra Mc
2611|ACT|-35.35|149.021|Uriarra:0:-22;Weston:14:39;Rivett:3:17;Bimberi:0:-22;Whitlam:0:-22;Mount Stromlo:0:-22;Pierces Creek:0:-22;Uriarra Forest:0:-22;Chapman:-7:17;Duffy:15:11;Stirling:0:29;Holder:15:25;Wright:27:14;Waramanga:-3:41;Stromlo:24:-21;Weston Creek:16:29;Fisher:-12:36;Denman Prospect:50:0;Coombs:33:19;Uriarra Village:55:-95;Coree:70:-101;Molonglo:16:163;Brindabella:-39:-274;Cooleman:-280:-347
2612|ACT|-35.286|149.136|Reid:0:3;Braddon:15:0;Campbell:-3:18;Turner:17:-11
2614|ACT|-35.25|149.05|Weetangera;Jamison Centre:1:5;Page:11:0;Macquarie:-1:14;Hawker:3:-13;Cook:-10:16;Scullin:15:-11;Aranda:-8:30
2615|ACT|-35.21|149.036|Kippax;Macnamara;Strathnairn;Kippax Centre;Latham:-7:-4;Flynn:4:8;Charnwood:10:-2;Melba:0:18;Macgregor:0:-25;Fraser:18:10;Florey:-16:14;Higgins:-22:-8;Dunlop:16:-16;Holt:-14:-24;Spence:11:29
2616|ACT|-35.238|149.066|Belconnen
2617|ACT|-35.223|149.086|Belconnen:-14:-20;University Of Canberra;Lawson:-1:13;Mckellar:6:-9;Giralang:13:10;Kaleen:5:19;Bruce:-21:5;Evatt:12:-17
2618|NSW|-35.147|149.068|Hall:-22:0;Wallaroo:0:-55;Springrange:71:21
2619|NSW|-35.384|149.203|Jerrabomberra
2620|NSW|-35.44|149.211|Queanbeyan:85:21;Kowen:127:105;Yarrow;Burbong;Environa;Top Naas;Dodsworth;Letchworth;Kowen Forest;Paddys River;Williamsdale;Googong:2:2;Karabar:64:21;Queanbeyan West:85:-7;Crestwood:92:6;Beard:98:-1;Hume:55:-46;Greenleigh:74:41;Oaks Estate:100:17;Queanbeyan East:94:35;Burra:-119:12;Royalla:-76:-61;Ridgeway:101:49;The Ridgeway:101:49;Carwoola:62:110;Urila:-124:89;Tharwa:-76:-145;The Angle:-163:-101;Clear Range:-200:-85;Wamboin:190:121;Sutton:274:39;Michelago:-276:-45;Tinderry:-312:68;Gundaroo:407:39;Tralee:-667:-333
2621|NSW|-35.356|149.421|Anembo;Forbes Creek;Hoskinstown:-61:29;Bungendore:102:19;Primrose Valley:-123:-36;Rossi:-111:79;Bywong:191:-92
2622|NSW|-35.475|149.793|Araluen:-171:25;Bulee;Bombay;Quiera;Berlang;Endrick;Tolwong;Oranmeir;Palerang;St George;Back Creek;Gundillion;Coolumburra;Araluen North;Jembaicumbene;Murrengenburg;Jerrabattculla;Braidwood:34:7;Bendoura:-41:-93;Northangera:5:134;Majors Creek:-94:-47;Reidsdale:-107:59;Farringdon:-42:-126;Mongarlowe:42:141;Budawang:25:173;Larbert:177:-25;Durran Durra:122:86;Monga:-100:128;Ballalaba:-115:-127;Marlowe:175:91;Neringla:-280:31;Manar:206:-114;Charleys Forest:119:203;Kindervale:-141:-183;Harolds Cross:-89:-238;Tomboye:204:150;Mulloon:177:-184;Merricumbene:-258:103;Wyanbene:-293:-127;Wog Wog:181:240;Jerrabattgulla:-218:-206;Boro:325:-126;Kain:-241:-226;Oallen:309:170;Krawarree:-340:-158;Corang:275:224;Hereford Hall:-296:-222;Jingera:-192:-364;Warri:-86:-557;Jinden:-429:-218;Nerriga:359:291;Snowball:-458:-209;Touga:521:299;Sassafras:375:457;Tianjara:359:541
2623|NSW|-35.591|149.445|Captains Flat
2624|NSW|-36.434|148.37|Guthega;Munyang;Blue Cow;Wilsons Valley;Charlottes Pass;Charlotte Pass:3:-34;Perisher Valley:28:42;Smiggin Holes:40:58;Kosciusko:-71:-66
2625|NSW|-36.507|148.306|Thredbo;Thredbo Village
2626|NSW|-35.867|149.15|Colinton:0:17;Bumbalong:20:-21;Bredbo:-83:0
2627|NSW|-36.456|148.502|Kosciuszko:192:-20;Kosciusko:-49:-199;Ngarigo;Creel Bay;Gungarlin;Ingeegoodbee;Jacobs River;Sawpit Creek;Bullocks Flat;Burrungubugge;Lower Thredbo;Pilot Wilderness;Crackenback:14:-2;Moonbah:-25:49;Grosses Plain:-100:4;Jindabyne:39:121;Ingebyra:-197:-10;Ingebirah:-197:-10;East Jindabyne:61:150;Kosciuszko National Park:192:-20;Kosciusko National Park:-49:-199;Kalkite:119:136
2628|NSW|-36.382|148.759|Nimmo;Lower Eucembene;Byadbo Wilderness;Avonside:-26:-37;Berridale:15:69;Hill Top:48:-71;Beloka:-144:-20;Dalgety:-123:77;Cootralantra:117:109;Rocky Plain:150:-90;Paupong:-225:-76;Numbla Vale:-253:60;Eucumbene:244:-124;Snowy Plain:265:108;Braemar Bay:276:-106;Jimenbuen:-342:101
2629|NSW|-35.931|148.68|Nungar;Tolbar;Gooandra;Broken Dam;Providence Portal;Anglers Reach:-81:17;Long Plain:-77:23;Old Adaminaby:-110:24;Adaminaby:-65:93;Tantangara:209:-7;Yaouk:116:122;Kiandra:54:-186;Bolaro:-40:216;Cabramurra:-6:-301
2630|NSW|-36.179|149.129|Cooma:-56:-5;Bunyan:12:13;Binjura:6:-20;Polo Flat:-52:22;Nimmo:59:26;Coonerang:59:26;Dangelong:59:26;Peak View:59:26;Cooma North:59:26;The Brothers:59:26;Shannons Flat:59:26;Dairymans Plains:-46:-55;Chakola:81:39;Middle Flat:-75:49;Pine Valley:-68:-68;Glen Fergus:-18:132;Murrumbucca:81:-77;Billilingra:160:0;Numeralla:12:205;Rhine Falls:-13:-221;Rock Flat:-171:71;Coolringdon:-104:-145;Myalla:-238:-12;Wambrook:-37:-215;Carlaminda:-81:177;Frying Pan:35:-287;Dry Plain:62:-262;Countegany:-4:321;Arable:-204:-148;Buckenderra:0:-363;Middlingbank:-32:-335;Badja:106:404;Maffra:-353:-161;Bobundara:-337:-190;Jerangle:312:238;Long Plain:171:-426;Ironmungy:-413:-186;Bungarby:-526:-120;Jimenbuen:-545:-269;Tuross:126:1005;Springfield:2836:135;Rose Valley:1456:1681
2631|NSW|-36.604|149.315|Boco;Bocci;Greenlands;Jimcumbilly;Holts Flat:-9:-44;Nimmitabel:92:-31;Steeple Flat:55:70;Glen Allen:-95:53;Mount Cooper:-61:-97;Ando:-113:-65;Winifred:136:59;Creewah:-146:52;Jincumbilly:-113:-98;Kybeyan:255:103
2632|NSW|-36.894|149.213|Quidong;Palarang;Gunningrah;Coolumbooka;Merriangaah;Paddys Flat;Bondi Forest;Lords Hill:-37:0;Bombala:-18:24;Bukalong:96:-12;Cambalong:13:-112;Bibbenluke:81:73;Mila:-154:-45;Cathcart:61:154;Rockton:-238:105;Mount Darragh:46:305;Craigie:-189:-163;Nungatta:-321:188;Rosemeath:662:-515
2633|NSW|-36.93|148.932|Tombong:30:0;Corrowong:0:-108;Delegate:-115:9
2640|NSW|-36.032|146.93|North Albury:-25:0;Glenroy:-18:-19;Ettamogah:29:9;Albury:-43:-6;East Albury:-49:0;Thurgoona:-4:66;South Albury:-54:-21;West Albury:-48:-38;Splitters Creek:-21:-80;Wirlinga:0:110;Table Top:65:70;Bungowannah:26:-160;Moorwatha:109:-203;Wymah:54:320;Talmalmo:100:571;Ournie:100:921
2641|NSW|-36.038|146.935|Lavington:-2:5;Hamilton Valley:0:-17;Springdale Heights:7:13
2642|NSW|-35.898|147.339|Indi;Jagumba;Wrathall;Bidgeemia;Murray Gorge;Jagungal Wilderness;Jingellic:-18:345;Gerogery:63:-346;Glenellen:-18:-421;Jindera:-57:-451;Burrumbuttock:60:-537;Welaregang:-100:625;Brocklesby:73:-664;Tooma:-73:713;Yerong Creek:509:-281;Walbundrie:204:-597;Greg Greg:-151:712;Rand:297:-716;Khancoban:-319:791;Geehi:-469:828
2643|NSW|-35.982|146.633|Howlong
2644|NSW|-35.784|147.316|Wantagong:0:37;Coppabella:0:37;Holbrook:63:0;Woomargama:-50:-71;Mountain Creek:19:-181;Mullengandra:-117:-152;Bowna:-151:-179;Lankeys Creek:-31:335;Yarara:64:325;Little Billabong:203:219
2645|NSW|-35.252|146.409|Coonong:3:0;Cullivel:0:64;Yuluma:87:79;Urana:-77:-143
2646|NSW|-35.819|146.32|Nyora;Sanger;Ringwood;Bull Plain;Coads Tank;Merton Vale;Lowesdale:-13:32;Coreen:52:30;Buraja:-41:49;Redlands:-105:-4;Hopefield:-64:118;Rennie:10:-183;Daysdale:175:-18;Balldale:-28:200;Corowa:-178:66;Goombargana:55:236;Collendina:-207:-101;Savernake:84:-269;Oaklands:261:-157
2647|NSW|-35.985|146.005|Mulwala
2648|NSW|-33.972|141.863|Rufus:-74:-532;Para;Scotia;Moorara;Pan Ban;Ellerslie;Pine Camp;Palinyewah;Rufus River;Anabranch North;Pomona:-51:27;Wentworth:-136:50;Curlwaa:-136:104;Anabranch South:221:-136;Boeill Creek:-172:257;Mourquong:-165:296;Cal Lal:-74:-774;Pooncarie:586:707
2649|NSW|-35.603|148.092|Laurel Hill;Nurenmerenmong
2650|NSW|-35.151|147.383|Wagga Wagga:25:-30;Kooringal:10:-6;Lake Albert:-16:0;The Gap:-27:5;Westdale:-27:5;Yathella:-27:5;Burrandana:-27:5;Berry Jerry:-27:5;Big Springs:-27:5;Wallacetown:-27:5;Eunonoreenya:-27:5;Coursing Park:-27:5;Wagga Wagga North:-27:5;Wagga Wagga South:-27:5;Tatton:-9:-25;Tolland:5:-32;Bourkelands:-5:-36;Turvey Park:22:-21;Mount Austin:14:-30;Lloyd:0:-46;East Wagga Wagga:23:24;North Wagga Wagga:51:0;Glenfield Park:13:-50;Springvale:-16:-53;Ashmont:26:-52;Cartwrights Hill:76:9;Boorooma:76:-19;Estella:78:-26;Rowan:-49:-57;Moorong:39:-71;Bomen:84:33;San Isidore:26:-94;Gelston Park:-83:-42;Gobbagombalin:92:-40;Gregadoo:-83:50;Alfredtown:-11:127;Brucedale:119:32;Dhulura:121:-47;Eunanoreenya:84:85;Downside:151:-33;Oura:38:154;Yarragundry:38:-157;Maxwell:-157:-90;Euberta:84:-167;Borambola:-21:259;Pulletop:-287:7;Harefield:184:150;Collingullie:67:-267;Belfrayden:33:-329;Westby:-337:30;Book Book:-219:179;Wantabadgery:95:343;Currawarna:136:-314;Currawananna:136:-314;Kyeamba:-294:225;Cookardinia:-407:-150;Bulgary:132:-430;Oberne Creek:-256:454;Galore:153:-570;Carabost:-448:335;Hillgrove:-870:1346
2651|NSW|-35.148|147.467|Forest Hill;Wagga Wagga Raaf
2652|NSW|-34.855|146.977|Murrulebale;Matong:88:-53;Cowabbie:273:-7;Galore:-143:-164;Grong Grong:118:-195;Marrar:21:390;Old Junee:21:557;Landervale:309:-278;Uranquinty:-339:269;Boree Creek:-252:-368;Gumly Gumly:-273:457;Mangoplah:-529:273;Ladysmith:-355:535;Tarcutta:-423:759;Oberne:-552:861;Humula:-635:785;Rosewood:-818:886;Boorga:822:-956;Tabbita:748:-1130;Goolgowi:878:-1269;Merriwagga:1039:-1352
2653|NSW|-35.783|148.035|Taradale;Westdale;Tumbarumba:5:-24;Courabyra:102:9;Mannus:-16:-98;Willigobung:122:-8;Paddys River:19:150;Munderoo:-48:-167;Maragle:-143:75;Glenroy:-267:-1125;Burra:224:1188
2655|NSW|-35.266|147.012|Kubura;Birdlip;Tootool:3:-18;French Park:4:-85;The Rock:-7:102
2656|NSW|-35.342|146.706|Urangeline:-120:-23;Brookdale;Fargunyah;Osborne:-12:17;Lockhart:119:13;Urangeline East:-120:-23;Brookong:44:-121;Milbrulong:89:137
2658|NSW|-35.509|146.872|Munyabla:13:0;Grubben:0:21;Ryan:-47:-3;Pleasant Hills:47:-74;Henty:-12:162
2659|NSW|-35.762|146.901|Alma Park;Walla Walla
2660|NSW|-35.664|147.079|Carnsdale;Morven:3:40;Culcairn:-3:-40
2661|NSW|-35.157|147.284|Kapooka
2663|NSW|-34.868|147.225|Marinna:14:0;Erin Vale:14:0;Junee:0:357;Wantiool:-32:441;Cowabbie:287:-255;Eurongilly:-82:541;Cooba:-99:658;Landervale:322:-526;Bundure:-303:-1217
2665|NSW|-34.349|146.968|Beckom:34:0;Mount Crystal:-8:-29;Ardlethan:-8:-66;Mirrool:111:97;Kamarah:24:-185;Walleroobie:-145:79;Ariah Park:0:254;Tara:-151:199;Moombooldool:48:-314;Quandary:-34:349;Bectric:-145:268;Barellan:64:-396;Binya:110:-630
2666|NSW|-34.415|147.568|Temora:-33:-32;Trungley Hall:117:0;Narraburra:83:83;Combaning:-93:86;Gidginbung:82:-101;Sebastopol:-168:-35;Pucawan:0:-217;Springdale:-52:165;Quandary:32:-251;Mimosa:-185:-118;Reefton:170:-133;Grogan:99:232;Junee Reefs:-317:50;Dirnaseer:-193:204;Morangarell:265:132
2668|NSW|-34.145|147.387|Barmedman
2669|NSW|-33.665|146.66|Kikoira:12:0;Gubbata:0:-14;Weethalle:-211:-38;Weja:132:162;Tullibigeal:245:66;Ungarie:24:315;Bygalorie:199:140;North Yalgogrin:-175:189;Naradhan:52:-333;Girral:-40:416;Erigolia:-195:-305;Yaddra:499:-10;Tallimba:-328:220;Rankins Springs:-175:-397;Melbergen:-38:-616
2671|NSW|-33.84|147.205|Back Creek:14:-30;West Wyalong:-83:0;Wyalong:-85:38;Alleena:-229:-66;Lake Cowal:153:154;North Yalgogrin:0:-356;Burcher:326:48
2672|NSW|-33.297|146.44|Wargambegal;Curlew Waters;Lake Cargelligo:-2:-67;Murrin Bridge:90:-69;Burgooney:-89:136
2675|NSW|-33.295|145.613|Monia Gap;White Top;Lake Brewster;Hillston:-188:-78;Wallanthery:-54:221;Roto:242:-144
2678|NSW|-35.061|147.354|Riverina Msc
2680|NSW|-34.314|146.043|Griffith:26:8;Warrawidgee;Griffith East;Hanwood:-17:-2;Yoogali:15:41;Tharbogang:48:-50;Lake Wyangan:82:-23;Beelbangera:59:55;Widgelli:-21:115;Bilbul:43:97;Nericon:136:-8;Kooba:-110:67;Willbriggie:-152:-28;Warburn:133:-103;Benerembah:-242:-168
2681|NSW|-34.245|146.203|Yenda;Myall Park
2700|NSW|-34.841|146.437|Uroly;Birrego;Faithfull;Corobimilla;Paynters Siding;Gillenbah:90:68;Cudgel:159:1;Narrandera:93:114;Euroley:124:-87;Morundah:-92:-137;Sandigo:-80:224;Widgiewa:-212:-230;Kywong:-140:311;Colinroobie:387:166;Bundure:-330:-429
2701|NSW|-34.757|147.195|Berry Jerry;Coolamon:-59:0;Rannock:109:56;Methul:159:-44;Tooyal:-209:-12
2702|NSW|-34.793|147.039|Ganmain
2703|NSW|-34.598|146.41|Yanco
2705|NSW|-34.536|146.337|Wamoon;Calorafield:20:13;Gogeldrie:-13:-35;Leeton:-15:68;Stanbridge:21:-102;Murrami:113:-31;Whitton:17:-151;Corbie Hill:-27:147;Merungle Hill:-79:129;Brobenah:160:95
2706|NSW|-34.569|145.999|Darlington Point
2707|NSW|-34.924|145.649|Argoon;Coleambally:120:231
2708|NSW|-34.706|146.474|Albury Msc
2710|NSW|-35.475|144.905|Deniliquin:-57:49;Benarca;Mayrung;Cornalla;Moonbria;Willurah;Stud Park;Yallakool;Hill Plain;Jimaringle;Moonahcullah;Steam Plains;Deniliquin North;Pretty Pine:60:-20;Wandook:13:91;Brassi:-28:-187;Gulpa:-225:-22;Birganbigil:-31:231;Lindifferon:37:270;Mathoura:-340:-4;Morago:103:-244;Wanganella:263:-85;Calimo:60:-320;Warragoon:-131:264;Bullatale:-266:179;Conargo:172:275;Wakool:3:-502;Barratta:180:-331;Moira:-457:-70;Caldwell:-156:-402;Hartwood:128:448;Coree:130:524;Booroorban:543:-143
2711|NSW|-34.283|144.594|Hay:-226:249;Yanga;Booligal;Waugorah;Corrong:66:-126;One Tree:94:123;Maude:-191:-294;Hay South:-242:259;Oxley:89:-492;Carrathool:-124:841;Gunbar:235:799;Keri Keri:-584:-694;Clare:883:-664
2712|NSW|-35.883|145.793|Boomanoomana;Berrigan:224:18
2713|NSW|-35.622|145.429|Retreat;Logie Brae;Myrtle Park;Finley:-33:143;Blighty:33:-143
2714|NSW|-35.747|145.41|Aratula;Pine Lodge;Tuppal:65:-159;Tocumwal:-65:159
2715|NSW|-34.177|143.584|Mungo;Penarie:-233:28;Hatfield:310:154;Balranald:-460:-22;The Vale:486:219;Kyalite:-777:-106;Arumpo:673:-272
2716|NSW|-35.345|145.748|Jerilderie:-12:-18;Mairjimmy:-148:0;Coree South:0:-319;Gala Vale:762:54;Mabins Well:762:54;Four Corners:3208:554
2717|NSW|-34.098|142.04|Dareton:3:0;Coomealla:0:53
2720|NSW|-35.322|148.333|Tumut:15:-115;Bombowlee:59:-88;Midway;Buddong;Pinbeyan;Windowie;Couragago;Courajago;Killimicat;Wereboldera;Jones Bridge;Little River;Bogong Peaks Wilderness;Lacmalac:5:-17;Bombowlee Creek:49:-10;Tumut Plains:-11:-70;Mundongo:31:-53;Wermatong:-48:-42;Argalong:9:89;Wyangle:88:-33;Goobarragandra:-61:101;Gilmore:-9:-157;Gadara:12:-213;Gocup:95:-136;Tumorrama:155:87;Blowering:-190:-67;Talbingo:-259:-38;Minjary:122:-199;Yarrangobilly:-331:131;Red Hill:269:831
2721|NSW|-34.012|147.683|Bland:29:0;Quandialla:0:104
2722|NSW|-35.079|148.229|Brungle:-73:2;Burra:-480:995;Reno;Bongalong;Jackalass;Edwardstown;Tarrabandra;Bongongalong;Willie Ploma;Wagragobilly:-4:-19;Darbalara:50:-23;Brungle Creek:-60:65;South Gundagai:-2:-130;Gundagai:16:-125;Jones Creek:58:-192;Burra Creek:188:-136;Nangus:27:-328;Muttama:281:-111
2725|NSW|-34.499|147.882|Stockinbingal
2726|NSW|-34.784|148.3|Bundarbo;Jugiong:-50:34;Cooneys Creek:50:-34
2727|NSW|-35.002|148.251|Gobarralong:11:0;Mingay:0:26;Coolac:73:-86;Adjungbilly:-84:163
2729|NSW|-35.067|147.925|Califat;Westwood;Bangadang;The Grove;Back Creek;Black Creek;Sandy Gully;Yaven Creek;Cooleys Creek;Mundarlo:-31:-113;Tumblong:-76:79;Mount Adrah:-143:-30;Mount Horeb:-139:110;Grahamstown:-197:108;Darlow:-271:71;Adelong:-238:144;Sharps Creek:-325:115;Wondalga:-338:195;Ellerslie:1757:-679
2730|NSW|-35.52|148.147|Batlow;Kunama:-29:-49;Bago:-47:-181;Lower Bago:632:302;Green Hills:2602:1436
2731|NSW|-35.841|144.637|Bunnaloo:54:-39;Womboota:-66:-37;Thyra:0:110;Tantonan:138:0;Moama:-263:124
2732|NSW|-35.562|144.268|Gonn;Noorong;Tullakool;Cobramunga;Thule:-104:92;Barham:-65:-139;Burraboi:169:47
2733|NSW|-35.143|144.072|Niemur;Perekerten;Dhuragoon:-52:36;Moulamein:52:-36
2734|NSW|-35.169|143.676|Coobool;Tueloga;Wetuppa;Nacurrie;Tooranie;Speewa Island;Dilpurra:4:9;Mallan:44:16;Moolpa:154:26;Stony Crossing:88:-126;Cunninyeuk:-33:182;Murray Downs:-221:-26;Mellool:-251:117;Kyalite:216:-198
2735|NSW|-35.129|143.44|Speewa;Koraleigh
2736|NSW|-35.032|143.335|Tooleybuc;Goodnight:73:5
2737|NSW|-34.574|142.745|Euston;Benanee:58:122
2738|NSW|-34.222|142.268|Trentham Cliffs:2:-19;Monak:-60:0;Gol Gol:43:-46;Paringi:-103:83;Mallee:0:395
2739|NSW|-34.143|142.159|Mourquong:6:0;Boeill Creek:0:-39;Buronga:-27:14
2745|NSW|-33.866|150.663|Wallacia:0:-23;Luddenham:-13:26;Mulgoa:28:-13;Greendale:-62:0;Glenmore Park:75:6;Regentville:91:2
2747|NSW|-33.746|150.739|Werrington:-13:13;Werrington County;Shane Park:3:1;Werrington Downs:4:-11;Cambridge Park:-1:-17;Kingswood:-10:-16;Cambridge Gardens:8:-19;Caddens:-28:2;Jordan Springs:25:-11;Llandilo:34:7;Claremont Meadows:-29:13;Shanes Park:43:44
2748|NSW|-33.782|150.711|Orchard Hills
2749|NSW|-33.706|150.679|Castlereagh:16:0;Cranebrook:0:30
2750|NSW|-33.757|150.673|Penrith:7:27;Penrith South;Emu Plains:7:-6;Jamisontown:-11:4;Leonay:-8:-24;South Penrith:-17:22;Emu Heights:22:-24
2751|NSW|-33.75|150.7|Penrith
2752|NSW|-33.915|150.605|Silverdale:0:5;Warragamba:23:0
2753|NSW|-33.6|150.717|Richmond:0:35;Agnes Banks:-10:0;Hobartville:-5:26;Grose Wold:1:-32;Richmond Lowlands:16:41;Grose Vale:16:-42;Yarramundi:-20:-42;Londonderry:-47:18;Bowen Mountain:28:-91
2754|NSW|-33.533|150.719|The Slopes:1:-14;Tennyson:0:18;North Richmond:-48:0
2756|NSW|-33.52|150.838|Pitt Town:-67:21;Sackville:36:62;Windsor:-93:-24;Colo:103:-31;Womerah:5:0;Mulgrave:5:0;Wilberforce:-43:0;Ebenezer:0:49;Pitt Town Bottoms:-68:2;Glossodia:-16:-64;Freemans Reach:-38:-42;Sackville North:36:50;Cornwallis:-66:-27;Mcgraths Hill:-96:-4;Cattai:-26:77;Cumberland Reach:55:57;Lower Portland:70:46;Scheyville:-85:45;South Windsor:-98:-33;South Maroota:16:119;Clarendon:-90:-51;Bligh Park:-120:-35;Central Colo:106:-53;Windsor Downs:-139:-27;Leets Vale:90:111;Maroota:58:145;Upper Colo:98:-111;Colo Heights:151:-117;Mellong:374:-153
2757|NSW|-33.553|150.695|Kurmond
2758|NSW|-33.511|150.629|Kurrajong:-17:0;Wheeny Creek:0:-14;The Devils Wilderness:0:-14;Kurrajong Heights:-17:0;Kurrajong Hills:-23:22;Mountain Lagoon:62:0;Bilpin:11:-96;East Kurrajong:5:165;Blaxlands Ridge:37:169;Berambing:-22:-185;Mount Tomah:-36:-207
2759|NSW|-33.813|150.785|Erskine Park:0:13;St Clair:16:0
2760|NSW|-33.76|150.792|St Marys;St Marys East;St Marys South;North St Marys:5:-7;Oxley Park:-10:3;Colyton:-23:5;Ropes Crossing:28:-1
2761|NSW|-33.739|150.845|Glendenning:-10:9;Oakhurst:0:-7;Colebee:11:2;Hassall Grove:5:-10;Dean Park:3:14;Plumpton:-13:-8
2762|NSW|-33.717|150.867|Tallawong;Schofields
2763|NSW|-33.732|150.9|Nirimba Fields;Quakers Hill:-1:-17;Acacia Gardens:1:17
2765|NSW|-33.65|150.865|Angus;Gables;Melonba;Box Hill;Richards;Grantham Farm;Vineyard:0:-12;Riverstone:-33:2;Oakville:35:15;Nelson:4:57;Marsden Park:-42:-27;Berkshire Park:-23:-89;Maraylya:58:55
2766|NSW|-33.806|150.833|Eastern Creek:0:28;Rooty Hill:40:0
2767|NSW|-33.767|150.868|Doonside:0:-1;Bungarribee:-10:0;Woodcroft:10:13
2768|NSW|-33.724|150.926|Stanhope Gardens:2:0;Parklea:0:-8;Glenwood:-9:7
2769|NSW|-33.702|150.911|The Ponds
2770|NSW|-33.746|150.811|Mount Druitt:-21:6;Mount Druitt Village;Emerton:2:-4;Dharruk:-2:5;Hebersham:0:13;Blackett:8:7;Whalan:-11:-7;Tregear:0:-18;Lethbridge Park:8:-10;Shalvey:19:-5;Bidwill:16:12;Willmot:20:-18;Minchinbury:-42:19
2773|NSW|-33.774|150.617|Glenbrook:8:0;Lapstone:0:19
2774|NSW|-33.732|150.6|Blaxland:-17:0;Blaxland East:0:12;Warrimoo:16:0;Mount Riverview:2:35
2775|NSW|-33.37|151.014|Mogo Creek;Wrights Creek;Perrys Crossing;Singletons Mill;Upper Macdonald;Wisemans Ferry:-13:-30;Lower Macdonald:5:-63;Central Macdonald:35:-38;Laughtondale:-67:18;Webbs Creek:21:-83;Lower Hawkesbury:-80:36;St Albans:87:-30;Leets Vale:-59:-65;Gunderman:-80:53;Fernances:177:0;Spencer:-89:131;Higher Macdonald:157:-81;Marlow:-94:152
2776|NSW|-33.7|150.533|Faulconbridge
2777|NSW|-33.7|150.594|Sun Valley:-9:0;Valley Heights:0:-10;Winmalee:22:18;Yellow Rock:2:41;Springwood:0:-44;Hawkesbury Heights:34:49
2778|NSW|-33.733|150.483|Woodford;Linden:17:17
2779|NSW|-33.724|150.458|Hazelbrook
2780|NSW|-33.704|150.307|Katoomba:-16:1;Yosemite;Leura:-13:27;Medlow Bath:29:-28
2782|NSW|-33.71|150.375|Wentworth Falls
2783|NSW|-33.721|150.43|Lawson
2784|NSW|-33.729|150.418|Bullaburra
2785|NSW|-33.715|150.25|Megalong:-18:0;Megalong Valley:0:-16;Shipley:20:6;Blackheath:79:33
2786|NSW|-33.503|150.255|Dargan:14:-7;Bell:-13:-55;Mount Victoria:-87:0;Mount Wilson:0:119;Mount Irvine:19:206
2787|NSW|-33.754|150.006|Beloon;Bimlow;Bindook;Gurnang;Kedumba;Kowmung;Brereton;Kanangra;Jooriland;Mount Olive;The Meadows;Mount Werong;Chatham Valley;Duckmaloi:56:-46;Edith:-46:-89;Gingkin:-113:-72;Oberon:50:-146;Norway:-11:-190;Hazelgrove:98:-108;Mozart:-73:-180;Shooters Hill:-163:-139;Tarana:237:-89;Essington:54:-289;Jaunter:-226:-118;Black Springs:-113:-289;Porters Retreat:-246:-189;Yerranderie:-363:211;Mayfield:856:1731
2790|NSW|-33.477|150.137|Lithgow:-8:12;Hartley:-70:38;Newnes:294:113;Jenolan:-347:-132;Hermitage Flat:0:9;Mckellars Park:7:15;Littleton:-24:0;South Littleton:-24:0;Cobar Park:12:20;Pottery Estate:-11:21;Sheedys Gully:-19:15;Morts Estate:9:32;Corney Town:2:40;Kanimbla:31:-15;Wollangambe:31:-15;Newnes Plateau:31:-15;Hassans Walls:-29:19;State Mine Gully:17:31;Vale Of Clwydd:-9:47;Doctors Gap:-15:42;Bowenfels:-40:-21;South Bowenfels:-40:-21;Oaky Park:14:48;Oakey Park:14:48;Marrangaroo:44:-21;Clarence:5:85;Rydal:-6:-104;Good Forest:-109:-17;Lidsdale:123:-19;Lowther:-137:7;Hartley Vale:-56:96;Little Hartley:-111:60;Mount Lambie:27:-148;Blackmans Flat:111:-72;Ganbenang:-178:-9;Sodwalls:-40:-154;Hampton:-173:-87;Cullen Bullen:178:-105;Wolgan Valley:248:51;Ben Bullen:260:-104;Jenolan Caves:-340:-104;Springvale:1617:-297
2791|NSW|-33.6|149.044|Errowanbang:52:0;Carcoar:0:90
2792|NSW|-33.651|148.973|Mandurama;Burnt Yards:67:43
2793|NSW|-33.9|148.856|Darbys Falls:-2:0;Mount Mcdonald:0:94;Woodstock:155:-7;Roseberg:66:194
2794|NSW|-33.9|148.683|Mount Collins;Noonbinna:16:-39;Cowra:64:13;Wattamondara:-41:-77;Bumbaldry:0:-217;Westville:133:117;Hovells Creek:-173:203
2795|NSW|-33.44|149.612|Bathurst:24:-32;Abercrombie:52:-67;Rockley:-260:-46;Trunkey:-376:-279;Watton:0:32;Curragh:0:32;Charlton:0:32;Moorilda:0:32;Dog Rocks:0:32;Freemantle:0:32;White Rock:0:32;Winburndale:0:32;Forest Grove:0:32;Milkers Flat:0:32;Paling Yards:0:32;Millah Murrah:0:32;Stewarts Mount:0:32;Fitzgeralds Valley:0:32;Kelso:24:-12;South Bathurst:2:-40;Gormans Hill:-27:-17;Mitchell:13:-56;Orton Park:-26:-46;Laffing Waters:63:10;Raglan:24:54;Mount Panorama:-17:-62;Bathurst West:31:-49;West Bathurst:31:-49;Robin Hill:17:-80;Windradyne:35:-67;Llanarth:43:-61;Perthville:-47:-66;The Lagoon:-110:4;Evans Plains:-10:-116;Glanmire:24:104;Eglinton:63:-66;Georges Plains:-60:-79;Peel:124:21;Brewongle:-43:104;Napoleon Reef:11:139;Rockley Mount:-94:-61;Dunkeld:30:-132;Walang:-12:170;Clear Creek:104:80;Duramana:156:-43;Cow Flat:-112:-92;Fosters Valley:-163:-50;Wambool:-64:150;Oconnell:-93:121;O'Connell:-93:121;O’Connell:-93:121;Tannas Mount:-166:56;Yetholme:-10:221;Kirkconnell:11:236;Rock Forest:73:-181;Locksley:-74:186;Bathampton:-72:-191;Wimbledon:-93:-179;Mount Rankin:145:-129;Gemalla:-60:228;Limekilns:167:131;Wiagdon:236:63;Wisemans Creek:-213:90;Billywillinga:137:-173;Meadow Flat:7:321;Caloola:-160:-179;Sunny Corner:57:288;Turondale:357:4;Dark Corner:107:254;Essington:-260:104;Twenty Forests:-235:133;Newbridge:-143:-229;Wattle Flat:290:88;Gilmandyke:-332:-67;Mount David:-376:-29;Triangle Flat:-310:-112;Killongbutta:219:-222;Sofala:357:88;Judds Creek:-391:-77;Bruinbun:316:-156;Upper Turon:307:165;Palmers Oaky:240:254;Gowan:257:-246;Arkell:-288:-222;Hobbys Yards:-254:-285;Crudine:474:88;Isabella:-510:54;Burraga:-510:-79;Bald Ridge:-449:-151;Jeremy:-541:-92;Ballyroe:-568:-76;Arkstone:-650:0;Trunkey Creek:-376:-279;Tambaroora:476:-205;Abercrombie River:-457:-269;Copperhannia:-476:-351;Colo:24:1195;The Rocks:-419:1596;Box Ridge:1985:-124;Garthowen:2584:1291;Yarras:2021:2707
2797|NSW|-33.717|149.033|Garland;Lyndhurst:43:14
2798|NSW|-33.448|149.117|Guyong:0:14;Beneree:0:14;Spring Terrace:48:0;Tallwood:-48:-1;Forest Reefs:-17:-38;Millthorpe:2:69;Flyers Creek:-85:-83;Byng:100:138
2799|NSW|-33.532|149.272|Blayney:0:-19;Vittoria:-38:0;Kings Plains:32:61;Browns Creek:13:-90;Barry:-116:2;Fitzgeralds Mount:20:100;Neville:-179:-54
2800|NSW|-33.335|149.178|Orange:51:-78;Summer Hill:-556:1960;Emu Swamp:20:0;Lucknow:-11:-16;Towac:0:54;Calare:0:54;Cullya:0:54;Windera:0:54;Pinnacle:0:54;Ammerdown:0:54;Kaleentha:0:54;Narrambla:0:54;Suma Park:0:54;Springside:0:54;Waldegrave:0:54;Warrendine:0:54;Orange East:0:54;Spring Creek:0:54;Cheesemans Creek:0:54;Huntley:-34:-44;Shadforth:-56:22;Spring Hill:-63:-25;Byng:-12:77;Bloomfield:16:-86;Clifton Grove:81:-22;Glenroi:35:-73;Bletchington:67:-84;Lewis Ponds:69:89;Summer Hill Creek:130:-34;Lower Lewis Ponds:116:73;Canobolas:-20:-175;Clergate:152:-45;Nashdale:52:-145;March:116:-103;Ophir:169:55;Mullion Creek:210:-50;Lidster:49:-227;Kangaroobie:166:-128;Borenore:101:-196;Cadia:-113:-193;Four Mile Creek:-96:-227;Kerrs Creek:285:-77;Belgravia:220:-143;Panuara:-165:-225;Boree:94:-356;Cargo:-89:-369;Cranbury:-65:-478;Bowen:-236:1448;Long Point:-681:1722
2803|NSW|-34.119|148.433|Wirrimah:0:-26;Bendick Murrell:-48:0;Crowther:2:50
2804|NSW|-33.559|148.62|Canowindra:-4:45;Moorbel:0:81;Nyrang Creek:26:-70;Billimari:-115:0;Burdett:142:-20
2805|NSW|-33.624|148.409|Gooloogong
2806|NSW|-33.483|148.383|Trajere;Nanami:-50:17;Eugowra:56:-12
2807|NSW|-34.038|148.556|Koorawatha
2808|NSW|-33.968|148.948|Wyangala
2809|NSW|-34|148.4|Greenethorpe
2810|NSW|-33.857|147.95|Glenelg:0:14;Pinnacle:0:14;Piney Range:7:-33;Bimbi:-193:0;Caragabal:23:-200;Grenfell:-39:214;Pullabooka:112:-161;Warraderry:90:267
2817|NSW|-31.433|148.823|Tooraweenah:0:78;Tonderburine:86:0
2818|NSW|-32.432|148.743|Terrabella;Benolong:4:-41;Ponto:-15:56;Geurie:31:87
2820|NSW|-32.65|149|Dripstone;Apsley:51:-32;Neurea:-40:-51;Mumbil:-67:50;Mount Arthur:68:-76;Wellington:94:-55;Lake Burrendong:-126:26;Yarragal:57:114;Wuuluman:100:83;Montefiores:117:-67;Bodangora:200:0;Bakers Swamp:-131:-85;Curra Creek:-49:-182;Stuart Town:-150:83;Suntop:85:-165;Mookerawa:-135:130;Walmer:-17:-250;Maryvale:176:-99;Farnham:-200:83;Comobella:250:-33;Arthurville:83:-250;Mount Aquila:-207:157;North Yeoval:-89:-343;Gollan:383:83;Spicers Creek:338:160;Nanima:-2363:128;Medway:-1842:1282
2821|NSW|-32.231|148.241|Narromine;Burroway:148:26;Wyanga:-236:-107
2822|NSW|-31.95|148.622|Eumungerie;Balladoran:85:31
2823|NSW|-32.031|147.885|Bundemar:-4:0;Trangie:0:98;Cathundral:115:-52;Gin Gin:120:205;Dandaloo:-252:-252
2824|NSW|-31.702|147.964|Ravenswood:5:-124;Warren:0:-130;Beemunnel:40:-104;Tenandra:92:-77;Oxley:-212:0;Pigeonbah:-212:0;Pine Clump:-212:0;Mount Foster:-212:0;Mount Harris:-212:0;Snakes Plain:-212:0;Bullagreen:386:71;Mumblebone Plain:201:-276;Marthaguy:485:-106;Eenaweena:231:-454;Red Hill:-3350:1201
2825|NSW|-31.551|147.418|Mullengudgery:-147:0;Warrigal:-46:-158;Nyngan:-12:-224;Canonba:207:-71;Bogan:0:309;Babinda:0:309;Buddabadah:0:309;Honeybugle:0:309;Murrawombie:0:309;Miandetta:-24:-436;Pangee:-464:-644;Mulla:487:3693
2826|NSW|-31.848|147.722|Bogan;Nevertire
2827|NSW|-31.667|148.663|Merrigal:6:0;Gilgandra:-45:0;Bearbong:-2:156;Curban:125:-74;Biddon:107:140;Breelong:-149:139;Collie:0:-362
2828|NSW|-31.311|148.635|Bourbah;Black Hollow;Warrumbungle;Mount Tenandra;Gulargambone:-24:-162;Tonderburine:-36:188;Armatree:-135:-160;Quanda:195:135
2829|NSW|-30.832|148.38|Urawilkie;Pine Grove;Coonamble:-122:9;Billeroy:132:70;Gilgooma:76:159;Nebea:-68:187;Combara:-285:-9;Wingadee:246:-82;Tooloon:-203:-180;Magometon:-193:236;Conimbia:116:-363;Teridgerie:-66:453;Gungalman:366:-480
2830|NSW|-32.221|148.633|Dubbo:-22:-28;Barbigal;Muronbung;Dickygundi;Dubbo East;Dubbo West;Dubbo Grove;Orana Heights;Troy Junction;Delroy Gardens;Manera Heights;Whylandra Crossing;Talbragar:21:1;Brocklehurst:41:-10;Boothenba:21:67;Eulomogo:-46:51;Eschol:-112:17;Beni:21:134;Cumboogle:-123:-35;Rawsonville:54:-133;Minore:-29:-166;Mogriguy:154:51;Terramungamine:154:-83;Toongi:-229:-33;Ballimore:21:267;Goonoo Forest:127:257;Wambangalang:-369:-97;Kickabil:314:-262
2831|NSW|-31.593|148.137|Brenda;Muriel;Pine Clump;Girilambone;Macquarie Marshes;Bullagreen:277:-102;Armatree:147:338;Nevertire:-255:-415;Balladoran:-272:515;Eumungerie:-357:485;Tooraweenah:160:763;Quambone:660:-265;Neilrex:-130:1168;Merrygoen:-235:1096;Wongarbon:-740:623;Elong Elong:-531:889;Terrabella:-839:606;Nubingerie:-924:530;Hermidale:44:-1412;Westella:-707:763;Geurie:-808:694;Ponto:-854:662;The Marra:734:-822;Carinda:1126:-453;Coolabah:563:-1422;Nymagee:-471:-1821;Byrock:932:-1736;Goodooga:2480:-684
2832|NSW|-29.853|148.179|Boorooma;Bulyeroi;Grawin Opal Fields;Walgett:-172:-63;Cumborah:106:-412;Cryon:-156:435;Come By Chance:-520:309;Angledool:742:-269
2833|NSW|-29.544|148.576|Collarenebri
2834|NSW|-29.427|147.91|Lightning Ridge:0:69;Angledool:317:0
2835|NSW|-32.182|146.222|Cubba;Noona;Kulwin;Lerida;Tindarey;Sandy Creek;Gilgunnia:-233:-186;Canbelego:622:100;Irymple:-309:-617;Cobar:685:-387;Kerrigundi:1173:-944;Bulla:-1938:2035
2836|NSW|-31.205|143.233|Gemville;Wilcannia:-353:144;White Cliffs:353:-144
2838|NSW|-29.113|147.453|Goodooga
2839|NSW|-29.752|146.86|Narran Lake:0:-5;Brewarrina:-209:0;Collerina:60:-212;Talawanta:236:86;Weilmoringle:509:62;Gongolgon:-597:38
2840|NSW|-29.903|145.186|Gumbalie;Hungerford;Fords Bridge:151:242;Louth:-636:-70;Yantabulla:557:-185;North Bourke:-149:763;Bourke:-187:751;Wanaaring:200:-1041;Gunderbooka:-706:535;Enngonia:581:661;Barringun:1044:536;Urisino:178:-1424;Tilpa:-1033:-769
2842|NSW|-31.667|149.142|Yarragrin;Mollyan:72:91;New Mollyan:72:91;Mendooran:-156:-20
2843|NSW|-31.828|149.716|Coolah
2844|NSW|-32.067|149.387|Dunedoo:50:0;Birriwa:-50:80;Cobbora:0:-137;Leadville:67:163
2845|NSW|-33.411|150.065|Angus Place;Wallerawang
2846|NSW|-33.073|150.283|Glen Davis:-43:0;Round Swamp:0:-340;Capertee:-76:-300;Airly:456:303;Kangaroo Flat:1942:1850
2847|NSW|-33.357|149.982|Portland;Pipers Flat
2848|NSW|-32.928|149.968|Clandulla:0:-9;Charbon:44:2;Kandos:70:0;Brogans Creek:-65:10
2849|NSW|-32.711|150.072|Carwell;Wirraba;Dungeree;Murrumbo;Lee Creek;Upper Nile;Reedy Creek;Dunville Loop;Coxs Crown:-37:-23;Coxs Creek:-23:41;Growee:85:-15;Breakfast Creek:30:-71;Upper Growee:64:-49;Camboon:13:-121;Ginghi:130:13;Dabee:-129:-49;Olinda:-122:61;Rylstone:-88:-102;Nullo Mountain:-31:159;Budden:196:-4;Pinnacle Swamp:-58:-158;Pyangle:69:-163;Mount Marsden:-245:-9;Bogee:-283:29;Upper Bylong:262:53;Kelgoola:-149:187;Bylong:299:48;Coggan:355:26;Glen Alice:-339:145
2850|NSW|-32.624|149.685|Monivae:-4:0;Glen Ayr:-4:0;Tichular:-4:0;Gulgamree:-4:0;Ullamalla:-4:0;Long Creek:-4:0;Millsville:-4:0;Murragamba:-4:0;Worlds End:-4:0;Ben Buckley:-4:0;Collingwood:-4:0;Cross Roads:-4:0;Green Gully:-4:0;Mount Knowles:-1:24;Mullamuddy:-35:-4;Burrundulla:-1:-56;Apple Tree Flat:-58:16;Mount Frome:24:-52;Havilah:5:80;Spring Flat:-24:-64;Hayes Gap:46:63;Budgee Budgee:92:-17;Riverlea:-66:49;Queens Pinch:-116:-8;Buckaroo:74:-52;Mudgee:30:-98;Bombira:52:-80;Putta Bucca:49:-101;Bara:44:108;Frog Rock:151:-1;Caerleon:47:-137;St Fillans:156:-39;Eurunderee:120:-77;Stony Creek:151:49;Botobolar:107:98;Lue:-43:165;Menah:75:-142;Erudgere:38:-185;Bocoble:-179:49;Linburn:201:32;Meroo:-142:-92;Wilbetree:119:-115;Cooyal:176:74;Home Rule:207:-52;Grattai:-59:-202;Carcalgong:-243:19;Windeyer:-143:-135;Cooks Gap:268:26;Cudgegong:-176:131;Canadian Lead:201:-106;Avisford:-108:-201;Cullenbone:131:-178;Kains Flat:148:166;Pyramul:-259:-69;Galambine:182:-164;Totnes Valley:127:226;Yarrabin:0:-356;Aarons Pass:-244:122;Moolarben:276:91;Maitland Bar:-125:-259;Ulan:341:48;Hargraves:-163:-227;Munghorn:249:142;Cumbo:230:187;Piambong:126:-301;Barigan:127:313;Sallys Flat:-376:-102;Wilpinjong:292:199;Ilford:-343:181;Wollar:274:265;Twelve Mile:124:-419;Tambaroora:-340:-278;Running Stream:-408:224;Triamble:-259:-385;Turill:509:157;Hill End:-409:-269;Yarrawonga:173:900;Milroy:1474:365;Mogo:-3161:456
2852|NSW|-32.308|149.477|Cumbandry;Biraganbil;Barneys Reef;Stubbo:8:56;Beryl:-41:-34;Guntawang:-89:-16;Gulgong:-54:55;Tallawang:108:-27;Cope:5:177;Mebul:-41:-143;Two Mile Flat:-99:-118;Merotherie:151:92;Goolma:-74:-201;Bungaba:126:161
2864|NSW|-33.3|148.741|Cudal:14:0;Bowan Park:0:76;Boree:59:81;Toogong:-33:-107;Murga:-69:-190
2865|NSW|-33.14|148.651|Gumble:58:0;Manildra:-42:38;Bocobra:0:-85
2866|NSW|-33.019|148.918|The Shades;Warnecliffe;Boomey:26:46;Larras Lee:19:-68;Molong:-73:-48;Amaroo:-140:10;Cundumbul:163:12;Garra:-98:-151;Euchareena:102:199
2867|NSW|-32.881|148.7|Loombah;Eurimbula;Yullundry;Cumnock:-49:55;Eurimbla:35:144;Baldry:14:-200
2868|NSW|-32.739|148.624|Bournewood:8:0;North Yeoval:0:33;Yeoval:-16:24;Obley:39:-57
2869|NSW|-32.724|148.191|Peak Hill;Trewilga:-63:39;Tomingley:157:43;Mungery:174:-190
2870|NSW|-33.146|148.214|Kadina;Mickibri;Beargamil;Bindogundra;Cooks Myalls;Shallow Rush;Parkes:9:-38;Mugincoble:-37:20;Goobang:47:36;Parkesborough:-37:-47;Cookamidgera:-53:87;Brolgan:13:-147;Tichborne:-70:-97;Nanardine:80:-97;Goonumbla:147:-80;Alectown:213:36;Mandagery:-70:203;Bumberry:-53:270;Daroobalgie:-187:-147
2871|NSW|-33.467|147.881|Weelong;Corinella;Cumbijowa;Yarragong;Bedgerabong;Gunning Gap;Carrawabbity;Paytens Bridge;Garema:-83:53;Grawlin:0:153;Jemalong:43:-129;Forbes:83:127;Bundaburrah:-50:-164;Wirrinya:-200:-64;Calarie:134:136;Bedgerebong:117:-181;Mulyandry:-93:235;Warroo:134:-297;Bandon:-33:419;Ooma:-256:209;Fairholme:202:-496
2873|NSW|-32.275|147.344|Miamley;Five Ways;Tottenham:31:12;Lansdale:44:-168;Albert:-75:156
2874|NSW|-32.631|147.566|Tullamore;Yethera:81:17
2875|NSW|-32.925|147.579|Trundle:0:131;The Troffs:91:88;Yarrabandai:-203:0;Fifield:117:-120;Ootha:-197:-133;Bruie Plains:142:271
2876|NSW|-33.123|147.91|Botfields;Gunning Gap;Gunningbland:4:4;Bogan Gate:6:-94;Nelungaloo:-10:90
2877|NSW|-32.839|146.636|Euabalong:-271:-166;Milby:16:0;Mulguthrie:16:0;Kiacatoo:-226:182;Eremerang:212:-236;Euabalong West:-218:-240;Bobadah:531:55;Mount Hope:0:-755;Boona Mount:218:546;Condobolin:-250:516;Derriwong:-260:699;Gilgunnia:424:-600
2878|NSW|-32.911|144.457|Conoble;Beilpajah;Ivanhoe:11:-155;Mossgiel:-339:109;Trida:-109:560;Manara:438:-514
2879|NSW|-32.329|142.36|Copi Hollow;Menindee:-64:59;Sunset Strip:64:-59
2880|NSW|-31.268|141.64|Broken Hill:-697:-189;Euriowie;Kinalung;Packsaddle;Fowlers Gap;Mount Gipps;Cameron Corner;Broken Hill West;Broken Hill North;Stephens Creek:-565:-130;Broughams Gate:380:-387;South Broken Hill:-697:-189;Mutawintji:148:748;Silverton:-616:-417;Little Topar:-508:591;Burns:-813:-641;Milparinka:1534:244;Tibooburra:1834:370
2890|NSW|-32.392|148.394|Forces;Australian Defence Forces
2891|NSW|-32.392|148.394|Sydney Gateway Facility
2898|NSW|-32.392|148.394|Lord Howe Island
2899|NSW|-32.392|148.394|Norfolk Island
2900|ACT|-35.418|149.067|Greenway;Tuggeranong:2:3
2901|ACT|-35.425|149.098|Tuggeranong Dc
2902|ACT|-35.386|149.058|Kambah;Kambah Village
2903|ACT|-35.404|149.085|Erindale Centre;Oxley:-6:-6;Wanniassa:6:6
2904|ACT|-35.412|149.109|Gowrie;Fadden:7:8;Macarthur:3:18;Monash:-4:-18
2905|ACT|-35.428|149.114|Richardson;Calwell:-12:-7;Isabella Plains:0:-26;Theodore:-21:6;Gilmore:8:21;Chisholm:16:14;Bonython:-5:-36
2906|ACT|-35.459|149.1|Conder:0:4;Banks:-13:0;Gordon:2:-15
2911|ACT|-35.217|149.137|Mitchell;Kenny:-11:16;Crace:14:-30
2912|ACT|-35.187|149.136|Gungahlin
2913|ACT|-35.178|149.112|Ginninderra Village:0:1;Ngunnawal:5:0;Nicholls:-9:-15;Palmerston:-16:8;Casey:11:-17;Taylor:29:-2;Franklin:-21:32
2914|ACT|-35.168|149.139|Bonner:6:0;Forde:0:7;Amaroo:-1:-11;Jacka:11:-10;Moncrieff:3:-21;Throsby:-18:24;Harrison:-31:18
3000|VIC|-37.814|144.963|Melbourne
3001|VIC|-37.814|144.963|Melbourne
3002|VIC|-37.817|144.988|East Melbourne
3003|VIC|-37.81|144.95|West Melbourne
3004|VIC|-37.814|144.963|Melbourne;St Kilda Road Central;St Kilda Road Melbourne
3005|VIC|-37.816|144.962|World Trade Centre
3006|VIC|-37.825|144.952|South Wharf;Southbank:2:12
3008|VIC|-37.815|144.951|Docklands
3010|VIC|-37.823|144.873|University Of Melbourne
3011|VIC|-37.803|144.895|Seddon:-3:-5;Seddon West;Footscray:3:5
3012|VIC|-37.805|144.866|Kingsville:-3:13;Kingsville West:4:0;Tottenham:0:-8;West Footscray:8:11;Maidstone:25:8;Brooklyn:-11:-24
3013|VIC|-37.817|144.9|Yarraville;Yarraville West
3015|VIC|-37.83|144.885|Spotswood;Newport:-14:0;South Kingsville:0:-14
3016|VIC|-37.863|144.883|Williamstown:0:16;Williamstown North:8:0
3018|VIC|-37.87|144.83|Altona;Seaholme:6:15
3019|VIC|-37.787|144.855|Braybrook;Robinson;Braybrook North
3020|VIC|-37.781|144.824|Sunshine:-2:10;Glengala;Albion:1:-6;Sunshine North:11:4;Sunshine West:-10:-7
3021|VIC|-37.745|144.778|Albanvale:-1:-9;Kings Park:11:0;St Albans:0:23;Kealba:8:51
3022|VIC|-37.776|144.801|Ardeer;Deer Park East
3023|VIC|-37.752|144.753|Burnside:2:0;Deer Park:-16:14;Deer Park North:0:5;Ravenhall:-14:-2;Burnside Heights:25:-1;Caroline Springs:10:-17;Cairnlea:-8:35
3024|VIC|-37.871|144.595|Manor Lakes:0:-4;Fieldstone:4:3;Mambourin:-20:0;Wyndham Vale:-20:29;Mount Cottrell:55:-11
3025|VIC|-37.835|144.847|Altona East;Altona Gate;Altona North
3026|VIC|-37.826|144.77|Laverton North:0:24;Derrimut:33:0
3027|VIC|-37.862|144.744|Laverton Raaf;Williams Raaf;Williams Landing
3028|VIC|-37.881|144.77|Seabrook:0:-11;Altona Meadows:-3:14;Laverton:19:0
3029|VIC|-37.836|144.7|Tarneit:0:-41;Hoppers Crossing:-46:0;Truganina:20:50
3030|VIC|-37.915|144.639|Werribee:15:28;Chartwell:5:0;Werribee South:-33:78;Point Cook:0:112;Cocoroc:-58:-74;Quandong:101:-144
3031|VIC|-37.792|144.93|Kensington:0:1;Flemington:4:0
3032|VIC|-37.78|144.914|Highpoint City:2:0;Ascot Vale:0:9;Travancore:-1:21;Maribyrnong:8:-30
3033|VIC|-37.733|144.865|Keilor East
3034|VIC|-37.762|144.863|Avondale Heights
3036|VIC|-37.717|144.805|Keilor:0:29;Keilor North:20:0
3037|VIC|-37.7|144.755|Taylors Hill:-10:0;Sydenham:0:12;Hillside:10:-13;Calder Park:20:6;Delahey:-20:23;Plumpton:13:-64
3038|VIC|-37.707|144.799|Watergardens;Keilor Lodge:7:4;Taylors Lakes:9:-13;Keilor Downs:-16:9
3039|VIC|-37.767|144.917|Moonee Ponds
3040|VIC|-37.755|144.897|Essendon:5:13;Aberfeldie:-5:0;Essendon West:0:-14
3041|VIC|-37.727|144.9|Strathmore;Cross Keys;Essendon Fields:2:-1;Strathmore Heights:13:-4;Essendon North:-15:5
3042|VIC|-37.727|144.876|Niddrie:-10:16;Niddrie North;Airport West:3:5;Keilor Park:7:-22
3043|VIC|-37.701|144.887|Tullamarine:0:-6;Gowanbrae:-7:4;Gladstone Park:14:0
3044|VIC|-37.74|144.933|Pascoe Vale:6:0;Pascoe Vale South:0:13
3045|VIC|-37.674|144.852|Melbourne Airport
3046|VIC|-37.707|144.933|Glenroy:7:0;Hadfield:0:8;Oak Park:-11:-14
3047|VIC|-37.68|144.919|Broadmeadows;Jacana:-8:-8;Dallas:9:17
3048|VIC|-37.657|144.919|Meadow Heights:6:0;Coolaroo:0:16
3049|VIC|-37.676|144.887|Westmeadows;Attwood:6:0
3050|VIC|-37.761|144.952|Royal Melbourne Hospital
3051|VIC|-37.798|144.945|Hotham Hill;North Melbourne
3052|VIC|-37.783|144.95|Parkville
3053|VIC|-37.8|144.967|Carlton;Carlton South
3054|VIC|-37.788|144.967|Carlton North:0:4;Princes Hill:6:0
3055|VIC|-37.765|144.944|Moonee Vale;Moreland West;Brunswick West;Brunswick South
3056|VIC|-37.767|144.967|Brunswick;Brunswick Lower;Brunswick North
3057|VIC|-37.772|144.972|Sumner;Brunswick East;Lygon Street North
3058|VIC|-37.739|144.964|Coburg:-11:3;Batman;Moreland;Merlynston;Coburg North:11:-3
3059|VIC|-37.633|144.867|Greenvale
3060|VIC|-37.717|144.967|Fawkner;Fawkner East;Fawkner North
3061|VIC|-37.664|144.96|Campbellfield
3062|VIC|-37.633|144.95|Somerton
3063|VIC|-37.615|144.843|Oaklands Junction;Yuroke:24:35
3064|VIC|-37.537|144.95|Kalkallo:3:0;Donnybrook:3:33;Mickleham:0:-48;Craigieburn:-63:0;Roxburgh Park:-89:-24
3065|VIC|-37.798|144.978|Fitzroy
3066|VIC|-37.802|144.989|Collingwood;Collingwood North
3067|VIC|-37.8|145|Abbotsford
3068|VIC|-37.792|144.979|Fitzroy North:3:0;Clifton Hill:0:16
3070|VIC|-37.767|145|Northcote;Northcote South
3071|VIC|-37.758|145.006|Thornbury
3072|VIC|-37.75|145.017|Preston;Gilberton;Sylvester;Regent West;Preston West;Preston Lower;Preston South;Northland Centre
3073|VIC|-37.708|145.008|Reservoir:-8:-8;Reservoir East;Reservoir North;Reservoir South;Keon Park:8:8
3074|VIC|-37.683|145.017|Thomastown
3075|VIC|-37.667|145.017|Lalor
3076|VIC|-37.65|145.033|Epping
3078|VIC|-37.783|145.018|Fairfield:4:0;Alphington:0:11
3079|VIC|-37.771|145.053|Ivanhoe:2:-9;Ivanhoe North;Ivanhoe East:-2:10
3081|VIC|-37.745|145.04|Heidelberg Rgh:0:5;Heidelberg West:6:0;Bellfield:-8:-2;Heidelberg Heights:2:17
3082|VIC|-37.667|145.067|Mill Park
3083|VIC|-37.706|145.047|Bundoora:8:12;Kingsbury:-8:-12
3084|VIC|-37.748|145.067|Heidelberg:-2:-1;Banyule:0:5;Rosanna:9:0;Eaglemont:-16:-4;Viewbank:8:26
3085|VIC|-37.724|145.083|Macleod:1:-10;Macleod West;Yallambie:-1:10
3086|VIC|-37.718|145.082|La Trobe University
3087|VIC|-37.717|145.083|Watsonia;Watsonia North:17:1
3088|VIC|-37.705|145.121|Briar Hill:-2:0;St Helena:15:2;Saint Helena:5:12;Greensborough:0:-18
3089|VIC|-37.667|145.15|Diamond Creek
3090|VIC|-37.667|145.117|Plenty
3091|VIC|-37.637|145.135|Yarrambat
3093|VIC|-37.733|145.117|Lower Plenty
3094|VIC|-37.717|145.117|Montmorency
3095|VIC|-37.7|145.15|Eltham:-33:0;Eltham North;Research:0:33
3096|VIC|-37.667|145.183|Wattle Glen
3097|VIC|-37.689|145.233|Kangaroo Ground:0:-2;Watsons Creek:6:0;Bend Of Islands:-12:51
3099|VIC|-37.607|145.2|Cottles Bridge:0:23;Arthurs Creek:24:0;Nutfield:-10:-17;Hurstbridge:-34:-6;Strathewen:57:67
3101|VIC|-37.806|145.031|Kew;Cotham
3102|VIC|-37.798|145.054|Kew East
3103|VIC|-37.81|145.074|Balwyn:1:8;Deepdene:-1:-8;Balwyn East;Stradbroke Park
3104|VIC|-37.791|145.094|Greythorn;Balwyn North
3105|VIC|-37.767|145.083|Bulleen;Bulleen South
3106|VIC|-37.754|145.149|Templestowe
3107|VIC|-37.767|145.117|Templestowe Lower
3108|VIC|-37.788|145.124|Doncaster
3109|VIC|-37.788|145.149|The Pines;Doncaster East;Doncaster Heights;Tunstall Square Po
3111|VIC|-37.789|145.175|Donvale
3113|VIC|-37.75|145.216|Warrandyte:0:18;North Warrandyte:21:0
3114|VIC|-37.777|145.215|Park Orchards
3115|VIC|-37.733|145.267|Wonga Park
3116|VIC|-37.739|145.314|Chirnside Park
3121|VIC|-37.826|145.004|Richmond:8:-2;Burnley:-3:13;Burnley North;Richmond East;Richmond North;Richmond South;Victoria Gardens;Cremorne:-5:-11
3122|VIC|-37.827|145.043|Hawthorn:7:-7;Hawthorn West;Hawthorn North;Glenferrie South;Auburn South:-7:7
3123|VIC|-37.825|145.046|Hawthorn East;Auburn:8:4
3124|VIC|-37.842|145.069|Camberwell;Hartwell;Camberwell West;Camberwell North;Camberwell South;Middle Camberwell
3125|VIC|-37.85|145.119|Burwood;Bennettswood;Surrey Hills South
3126|VIC|-37.825|145.085|Canterbury;Camberwell East
3127|VIC|-37.817|145.104|Surrey Hills:1:-4;Surrey Hills North;Mont Albert:-1:4
3128|VIC|-37.826|145.123|Box Hill:7:2;Houston;Wattle Park;Box Hill Central;Box Hill South:-7:-2
3129|VIC|-37.801|145.117|Kerrimuir;Box Hill North:-1:9;Mont Albert North:1:-9
3130|VIC|-37.823|145.153|Blackburn:4:0;Laburnum;Blackburn North:13:-1;Blackburn South:-17:2
3131|VIC|-37.827|145.178|Brentford Square;Forest Hill:-6:5;Nunawading:7:-5
3132|VIC|-37.817|145.2|Mitcham;Rangeview;Mitcham North
3133|VIC|-37.857|145.183|Vermont:21:12;Vermont South
3134|VIC|-37.787|145.241|Ringwood:-30:-7;Heathwood;Ringwood North:-13:-7;Warranwood:14:10;Warrandyte South:29:5
3135|VIC|-37.825|145.25|Heathmont:-8:0;Ringwood East:8:0
3136|VIC|-37.8|145.278|Croydon:0:5;Croydon South:-16:0;Croydon Hills:26:-12;Croydon North:33:13
3137|VIC|-37.82|145.316|Kilsyth:20:1;Kilsyth South
3138|VIC|-37.782|145.317|Mooroolbark
3139|VIC|-37.798|145.529|Seville:0:-42;Woori Yallock:17:9;Yellingbo:-48:0;Seville East:23:-32;Launching Place:17:39;Wandin East:-17:-71;Hoddles Creek:-35:54;Wandin North:15:-96;Don Valley:62:63;Beenak:-102:104
3140|VIC|-37.75|145.35|Lilydale
3141|VIC|-37.838|144.992|South Yarra;Domain Road Po;Chapel Street North
3142|VIC|-37.842|145.014|Toorak;Hawksburn
3143|VIC|-37.855|145.021|Armadale;Armadale North:5:13
3144|VIC|-37.853|145.032|Malvern:-10:-4;Malvern North;Kooyong:10:4
3145|VIC|-37.878|145.042|Darling;Central Park;Darling South;Wattletree Road Po;Malvern East:4:0;Caulfield East:-4:0
3146|VIC|-37.867|145.067|Tooronga;Glen Iris
3147|VIC|-37.867|145.083|Ashburton;Ashwood:0:22
3148|VIC|-37.888|145.095|Chadstone;Holmesglen;Jordanville;Chadstone Centre
3149|VIC|-37.876|145.139|Pinewood;Syndal:1:9;Mount Waverley:-2:-9
3150|VIC|-37.889|145.174|Brandon Park;Glen Waverley:11:-9;Wheelers Hill:-11:9
3151|VIC|-37.85|145.15|Burwood East;Burwood Heights
3152|VIC|-37.867|145.217|Wantirna:17:0;Studfield;Knox City Centre;Wantirna South:-17:0
3153|VIC|-37.85|145.267|Bayswater;Bayswater North:24:16
3154|VIC|-37.85|145.317|The Basin
3155|VIC|-37.867|145.283|Boronia
3156|VIC|-37.918|145.295|Lysterfield:-16:5;Mountain Gate;Ferntree Gully:33:0;Upper Ferntree Gully:23:17;Lysterfield South:-41:-23
3158|VIC|-37.9|145.333|Upwey
3159|VIC|-37.917|145.383|Selby;Menzies Creek:0:17
3160|VIC|-37.926|145.344|Belgrave:15:10;Belgrave Heights;Belgrave South:-7:-10;Tecoma:23:1
3161|VIC|-37.874|145.025|Caulfield North;Caulfield Junction
3162|VIC|-37.889|145.024|Caulfield:7:-2;Hopetoun Gardens;Caulfield South:-7:2
3163|VIC|-37.895|145.055|Carnegie:1:0;Booran Road Po:0:2;Glen Huntly:2:-14;Murrumbeena:-3:21
3164|VIC|-37.983|145.2|Dandenong South
3165|VIC|-37.919|145.053|Coatesville;Bentleigh East
3166|VIC|-37.9|145.088|Oakleigh:2:0;Hughesdale:0:-5;Huntingdale:-8:20;Oakleigh East:0:28
3167|VIC|-37.9|145.1|Oakleigh South
3168|VIC|-37.919|145.126|Clayton;Notting Hill:14:17
3169|VIC|-37.941|145.102|Clarinda;Clayton South:7:14
3170|VIC|-37.928|145.177|Mulgrave;Waverley Gardens
3171|VIC|-37.948|145.153|Springvale;Sandown Village
3172|VIC|-37.983|145.134|Dingley Village;Springvale South:16:16
3173|VIC|-37.991|145.174|Keysborough
3174|VIC|-37.958|145.18|Noble Park:-9:-13;Noble Park East;Noble Park North:8:13
3175|VIC|-37.993|145.199|Dandenong:10:1;Dunearn;Dandenong East;Dandenong South:10:1;Dandenong North:26:9;Bangholme:-46:-12
3176|VIC|-37.969|145.193|Scoresby Bc
3177|VIC|-37.998|145.239|Doveton:4:0;Eumemmerring:0:9
3178|VIC|-37.933|145.233|Rowville
3179|VIC|-37.9|145.233|Scoresby
3180|VIC|-37.89|145.25|Knoxfield
3181|VIC|-37.853|144.993|Prahran:2:0;Prahran East;Windsor:-2:0
3182|VIC|-37.86|144.971|St Kilda;St Kilda West;St Kilda South
3183|VIC|-37.867|145|Balaclava;St Kilda East:1:0
3184|VIC|-37.882|144.982|Elwood
3185|VIC|-37.886|145.003|Elsternwick;Ripponlea:8:-7;Gardenvale:-12:7
3186|VIC|-37.906|145.004|Brighton:1:-1;Dendy;Were Street Po;Brighton North:-1:1
3187|VIC|-37.967|145.017|Brighton East:64:1
3188|VIC|-37.937|145.019|Hampton:0:-10;Hampton North;Hampton East:0:10
3189|VIC|-37.941|145.058|Moorabbin;Wishart;Moorabbin East
3190|VIC|-37.95|145.05|Highett
3191|VIC|-37.952|145.011|Sandringham
3192|VIC|-37.969|145.048|Cheltenham;Cheltenham East;Cheltenham North;Southland Centre
3193|VIC|-37.974|145.017|Black Rock:1:0;Cromer:0:8;Black Rock North:8:0;Beaumaris:-8:23
3194|VIC|-37.983|145.067|Mentone;Mentone East
3195|VIC|-38.01|145.105|Aspendale:-19:-3;Mordialloc:10:-22;Mordialloc North;Braeside:10:11;Aspendale Gardens:-13:13;Waterways:-5:25;Parkdale:18:-24
3196|VIC|-38.05|145.117|Chelsea;Edithvale:13:-7;Bonbeach:-15:6;Chelsea Heights:17:17
3197|VIC|-38.083|145.133|Carrum;Patterson Lakes:14:10
3198|VIC|-38.1|145.133|Seaford;Belvedere Park
3199|VIC|-38.148|145.131|Frankston:3:-8;Karingal;Karingal Centre;Frankston Heights;Frankston East:15:2;Frankston South:-18:6
3200|VIC|-38.123|145.148|Pines Forest;Frankston North
3201|VIC|-38.1|145.173|Carrum Downs
3202|VIC|-37.955|145.084|Heatherton
3204|VIC|-37.918|145.035|Bentleigh;Mckinnon:7:3;Ormond:18:-2;Patterson:-151:108
3205|VIC|-37.833|144.967|South Melbourne
3206|VIC|-37.851|144.953|Albert Park:7:0;Middle Park:0:9
3207|VIC|-37.84|144.918|Garden City:4:0;Port Melbourne:0:24
3211|VIC|-37.967|144.5|Little River
3212|VIC|-38.039|144.423|Avalon;Lara:15:-17;Point Wilson:-3:96
3213|VIC|-38.067|144.279|Batesford:-21:0;Moorabool:17:10;Lovely Banks:0:55;Anakie:150:-29
3214|VIC|-38.1|144.367|North Shore;Norlane:-1:-13;Corio:17:17
3215|VIC|-38.115|144.341|Geelong North;Bell Park:7:-3;North Geelong:6:10;Hamlyn Heights:-6:-13;Rippleside:-11:14;Drumcondra:-15:13;Bell Post Hill:19:-21
3216|VIC|-38.2|144.322|Grovedale:0:28;Grovedale East:-6:0;Highton:29:-11;Wandana Heights:24:-18;Marshall:0:44;Belmont:25:20;Waurn Ponds:-17:-39;Mount Duneed:-41:15;Freshwater Creek:-67:-39
3217|VIC|-38.239|144.341|Mount Duneed:-2:-3;Armstrong Creek:8:33;Charlemont:21:27;Freshwater Creek:-27:-57
3218|VIC|-38.134|144.317|Fyansford:1:0;Herne Hill:0:7;Manifold Heights:-3:17;Geelong West:-5:32;Stonehaven:11:-88;Murgheboluc:51:-183
3219|VIC|-38.18|144.379|Thomson:10:0;Breakwater:0:-11;Whittington:-1:14;St Albans Park:-8:13;Newcomb:14:15;East Geelong:24:-7
3220|VIC|-38.154|144.351|Bareena;South Geelong:-8:5;Newtown:0:-15;Geelong:7:10
3221|VIC|-38.167|144.25|Ceres:0:17;Barrabool:0:-24;Stonehaven:43:-21;Fyansford:33:67;Gnarwarre:0:-100;Batesford:79:29;Moorabool:117:38;Lovely Banks:100:83;Moolap:-17:183;Murgheboluc:83:-117;Anakie:250:0;Wallington:-60:262;Staughton Vale:320:8;Bellarine:33:367;Separation Creek:-432:-356;Wye River:-467:-367;Kennett River:-502:-392;Grey River:-515:-414;Wongarra:-509:-471;Sugarloaf:1032:787
3222|VIC|-38.217|144.555|Mannerim:0:28;Marcus Hill:-33:12;Wallington:-10:-43;Drysdale:44:15;Clifton Springs:60:0;Curlewis:40:-32
3223|VIC|-38.143|144.656|Portarlington:28:0;Bellarine:10:-39;Indented Head:0:58;St Leonards:-27:62
3224|VIC|-38.19|144.433|Moolap:7:0;Leopold:0:35
3225|VIC|-38.268|144.321|Point Lonsdale:-14:289;Queenscliff:0:341;Swan Bay:950:0;Swan Island:2864:-630
3226|VIC|-38.274|144.489|Ocean Grove
3227|VIC|-38.274|144.4|Connewarre:8:0;Breamlea:-23:-14;Barwon Heads:0:88
3228|VIC|-38.344|144.267|Bellbrae:11:0;Jan Juc:0:29;Bells Beach:-31:-10;Torquay:14:60
3230|VIC|-38.407|144.186|Anglesea
3231|VIC|-38.466|144.072|Big Hill:-2:0;Moggs Creek:0:-5;Fairhaven:8:18;Aireys Inlet:2:32;Eastern View:-17:-45
3232|VIC|-38.54|143.976|Lorne;Big Hill
3233|VIC|-38.76|143.656|Skenes Creek:47:54;Petticoat Creek;Apollo Bay:1:16;Marengo:-18:0;Skenes Creek North:64:61;Cape Otway:-93:-132
3234|VIC|-38.668|143.858|Kennett River;Grey River:-13:-23;Wye River:35:25;Wongarra:-7:-79;Separation Creek:70:35;Sugarloaf:1534:1179
3235|VIC|-38.444|143.877|Pennyroyal;Deans Marsh:44:-10;Benwerrin:-41:35;Boonah:17:107
3236|VIC|-38.634|143.717|Mount Sabine:0:27;Forrest:117:0
3237|VIC|-38.703|143.467|Wyelangta:70:0;Weeaproinah:70:33;Aire Valley:0:106;Ferguson:72:59;Beech Forest:66:101;Yuulong:-39:-141;Gellibrand Lower:-13:-243;Wattle Hill:-52:-213
3238|VIC|-38.777|143.4|Glenaire:0:32;Johanna:19:-23;Hordern Vale:-2:100;Lavers Hill:110:0
3239|VIC|-38.6|143.317|Chapple Vale:-33:0;Kennedys Creek:0:-67;Carlisle River:33:67;Gellibrand:83:217
3240|VIC|-38.25|144.133|Modewarre;Buckley:17:-33;Moriac:9:42;Mount Moriac:33:50;Gherang:-61:-30;Paraparap:-51:58
3241|VIC|-38.323|143.983|Winchelsea:79:0;Winchelsea South;Wurdiboluc:23:67;Bambra:-43:-50;Wensleydale:-50:69;Ombersley:114:-103
3242|VIC|-38.337|143.785|Birregurra
3243|VIC|-38.433|143.75|Barwon Downs:-33:0;Gerangamete:-17:-17;Murroon:0:67;Whoorel:67:67;Warncoort:117:-33
3249|VIC|-38.35|143.533|Barongarook:-67:67;Irrewillipe:-50:-117;Dreeite:167:-17;Larpent:0:-33;Coragulac:83:0;Pirron Yallock:0:-100;Nalangil:28:-74;Balintore:68:41;Corunnun:69:-42;Yeo:-8:106;Barongarook West:-87:32;Irrewillipe East:-67:-59;Irrewarra:33:100;Alvie:117:-33;Warrion:117:33;Swan Marsh:-17:-150;Kawarren:-133:50;Dreeite South:151:-47;Ondit:100:100;Pomborneit East:63:-151;Wool Wool:100:-117;Yeodene:-67:167;Gerangamete:-100:200;Barramunga:-233:150;Tanybryn:-300:183
3250|VIC|-38.417|143.565|Colac:78:20;Colac West:-19:0;Elliminyt:46:15;Colac East:0:-90
3251|VIC|-38.135|143.641|Cundare:0:-47;Beeac:-59:0;Eurack:-15:59;Weering:37:53;Cundare North:18:-75
3254|VIC|-38.283|143.517|Cororooke
3260|VIC|-38.264|143.217|Pomborneit:-36:83;Tandarook:0:3;Weerite:14:33;Koallah:-34:29;Kariah:80:0;Tesbury:-30:-53;Chocolyn:70:-15;Pomborneit North:6:84;Camperdown:30:-67;South Purrumbete:-91:-16;Stonyford:-65:57;Bostocks Creek:-36:-100;Skibo:54:-89;Carpendeit:-120:50;Bookaar:117:-83;Gnotuk:59:-142;Bungador:-148:117;Leslie Manor:130:167
3264|VIC|-38.241|142.921|Terang
3265|VIC|-38.233|142.848|Glenormiston:50:119;Noorat:42:81;Framlingham:0:-131;Taroon:-10:0;Noorat East:-10:0;Garvoc:-67:-14;The Sisters:33:-64;Dixie:-67:86;Laang:-133:-31;Kolora:100:69;Glenormiston South:50:119;Framlingham East:33:-148;Boorcan:17:169;Panmure:-100:-114;Glenormiston North:83:136;Ellerslie:83:-148;Ecklin South:-167:69;Cudgee:-117:-198
3266|VIC|-38.379|143.075|Jancourt:12:25;Elingamite:10:-69;Naroghid:0:4;Bullaharre:0:4;Cobden:50:0;Elingamite North:29:-58;Glenfyne:-21:-91;Cobrico:79:-42;Jancourt East:-37:95;Simpson:-123:175
3267|VIC|-38.433|143.05|Scotts Creek
3268|VIC|-38.503|142.913|Nirranda:3:-130;Nullawarre:36:-146;Timboon:19:67;The Cove;Curdievale;Nirranda East;Nullawarre East;Brucknell:40:-13;Timboon West:-45:14;Heytesbury Lower:-64:20;Curdies River:59:32;Curdie Vale:-14:-79;Paaratte:-36:82;Cowleys Creek:0:125;Ayrford:78:-53;Nirranda South:-22:-121;Newfield:-64:104;Nullawarre North:64:-127;Cooriemungle:-57:224
3269|VIC|-38.655|143.076|Waarre;Princetown:-36:80;Port Campbell:36:-80
3270|VIC|-38.603|142.873|Peterborough
3271|VIC|-37.85|143.05|Pura Pura:33:33;Dundonnell:0:-67;Darlington:-150:0
3272|VIC|-38.081|142.808|Mortlake;Woorndoo:181:8
3273|VIC|-38|142.7|Hexham
3274|VIC|-37.95|142.517|Caramut
3275|VIC|-38.3|142.467|Mailer Flat;Mailors Flat
3276|VIC|-38.2|142.433|Woolsthorpe;Minjah:130:20
3277|VIC|-38.419|142.7|Mepunga:-31:33;Naringal:19:0;Mepunga West:0:-53;Mepunga East:-31:33;Naringal East:24:81;Allansford:33:-106
3278|VIC|-38.283|142.633|Purnim;Purnim West
3279|VIC|-38.333|142.583|Wangoom;Ballangeich:117:83
3280|VIC|-38.269|142.458|Warrnambool:-113:30;Warrnambool East;Warrnambool West;Dennington:-86:-25;Minjah:199:-5
3281|VIC|-38.317|142.467|Woodford;Bushfield:-17:50;Winslow:83:-17;Grassmere:33:67
3282|VIC|-38.333|142.367|Koroit:41:0;Illowa:0:49
3283|VIC|-38.3|142.333|Crossley;Killarney:-50:0;Kirkstall:33:-17;Tower Hill:-33:17;Southern Cross:0:67;Warrong:67:33;Yarpturk:18:96;Yangery:-19:107;Tarrone:23:-134;Willatook:133:-67
3284|VIC|-38.385|142.101|Port Fairy:0:136;Orford:182:0
3285|VIC|-38.28|141.967|Tyrendarra:64:-183;Codrington:14:0;St Helens:0:22;Tyrendarra East:31:-67;Yambuk:-35:98;Narrawong:31:-250;Toolong:-31:265;Rosebrook:-73:288
3286|VIC|-38.013|142.002|Condah Swamp:0:-1;Macarthur:-21:0;Warrabkook:13:15;Ripponhurst:-4:115;Knebsworth:13:-135
3287|VIC|-38.117|142.317|Hawkesdale;Minhamite:133:33
3289|VIC|-37.92|142.213|Gazette:0:-55;Gerrigerrup:-69:0;Tabor:86:-13;Penshurst:44:78;Purdeet:-9:216
3292|VIC|-38.05|141.017|Nelson
3293|VIC|-37.753|142.55|Nareeb:-68:-17;Narrapumelap South:0:89;Glenthompson:120:0
3294|VIC|-37.577|142.302|Woodhouse;Victoria Point;Victoria Valley:27:31;Dunkeld:-73:42;Karabeal:-23:-119;Moutajup:-90:-69;Mirranatwa:160:115
3300|VIC|-37.893|141.955|Byaduk North;Hamilton:149:67
3301|VIC|-37.752|142.015|Mount Napier:-29:-11;Yulecart:0:-59;Tarrington:-15:85;Bochara:52:-82;Hensley Park:136:0;Strathkellar:52:85;Yatchaw:-65:85;Buckley Swamp:-107:65;Warrayure:35:164;Morgiana:28:-175;Croxton East:-48:202;Byaduk:-201:-60;Wannon:85:-182;Tahara:18:-315;Broadwater:-374:35
3302|VIC|-37.867|141.65|Grassdale:67:0;Branxholme:0:150
3303|VIC|-37.985|141.75|Condah:35:0;Condah Swamp:0:-4;Breakaway Creek:-32:50;Wallacedale:52:50;Lake Condah:-106:65;Hotspur:52:-183
3304|VIC|-38.017|141.467|Lyons;Greenwald:50:-100;Drik Drik:17:-167;Drumborg:-67:133;Winnap:67:-150;Heywood:-116:163;Milltown:-33:250;Myamyn:17:267;Dartmoor:95:-192;Mumbannar:90:-279;Homerton:-117:317;Bessiebelle:-133:500
3305|VIC|-38.297|141.571|Portland:-49:32;Gorae:64:-21;Portland North:-11:0;Dutton Way:0:53;Bolwarra:14:46;Portland West:-57:3;Allestree:14:79;Cashmore:-14:-93;Heathmere:80:46;Gorae West:47:-87;Cape Bridgewater:-73:-171;Mount Richmond:95:-229
3309|VIC|-37.8|141.533|Digby
3310|VIC|-37.722|141.548|Merino:2:0;Tahara West:0:71
3311|VIC|-37.701|141.243|Corndale;Heath Field;Puralka:-116:-160;Casterton:116:160
3312|VIC|-37.517|141.4|Wando Vale:0:50;Wando Bridge:33:33;Brimboal:133:0;Sandford:-100:33;Warrock:77:-71;Dunrobin:17:147;Nangeela:17:147;Carapook:-33:133;Muntham:-57:144;Chetwynd:233:17;Bahgallah:-179:-87;Henty:-150:117;Dergholm:133:-183;Lindsay:-84:-281;Lake Mundi:-33:-400;Powers Creek:317:-117;Strathdownie:-217:-217;Dorodong:184:-330;Poolaijelo:284:-301;Killara:-233:4100
3314|VIC|-37.4|142.133|Mooralla;Woohlpooer:67:17;Glenisla:167:33;Cavendish:-117:-100;Bulart:-150:-183;Grampians:370:365
3315|VIC|-37.533|141.686|Konongwootong:0:-3;Clover Flat:19:0;Wootong Vale:15:31;Coleraine:-65:5;Hilgay:-90:-35;Gritjurk:-50:80;Parkwood:-83:97;Brit Brit:100:80;Muntham:-40:-142;Coojar:181:5;Tarrenlea:-150:47;Melville Forest:33:180;Paschendale:-133:-86;Tahara Bridge:-174:-58;Gringegalgona:117:130;Nareen:150:-120;Tarrayoukyan:217:-103;Culla:295:-110
3317|VIC|-37.167|141.6|Harrow
3318|VIC|-37.034|141.288|Kadnook;Jallakin;Edenhope:-3:9;Ullswater:67:96;Patyah:134:-54;Meereek:-50:-204;Charam:84:229;Langkoop:-66:-254;Connewirricoo:-166:179
3319|VIC|-36.85|141.083|Benayeo:9:-40;Bringalbert:0:83;Apsley:-117:0
3321|VIC|-38.095|143.952|Hesse;Wingeel:6:-99;Inverleigh:-6:99
3322|VIC|-38.033|143.633|Cressy
3323|VIC|-38.017|143.483|Berrybank:33:0;Foxhow:-33:-17;Duverney:0:83
3324|VIC|-37.867|143.338|Mingay:33:-21;Mount Bute:0:79;Lismore:-86:0
3325|VIC|-37.883|143.196|Vite Vite:0:-29;Larralea:12:0;Derrinallum:-65:25;Vite Vite North:100:4
3328|VIC|-38.033|144.05|Teesdale
3329|VIC|-38.023|143.86|Barunah Park;Barunah Plains;Shelford:7:107
3330|VIC|-37.9|143.717|Rokewood
3331|VIC|-38.016|144.181|Russells Bridge;Bannockburn:-33:-12;Sutherlands Creek:-18:36;Maude:66:-14;Gheringhap:-67:53;Steiglitz:133:3;She Oaks:116:-47
3332|VIC|-37.966|144.136|Lethbridge
3333|VIC|-37.933|143.983|Bamganie;Meredith:88:94
3334|VIC|-37.783|144.036|Elaine:0:-3;Bungal:11:0;Morrisons:0:64;Mount Doran:62:8;Cargerie:-17:-69
3335|VIC|-37.71|144.68|Bonnie Brook;Grangefields;Thornhill Park;Plumpton:23:10;Rockbank:-23:-10
3336|VIC|-37.722|144.668|Aintree;Deanside;Fraser Rise
3337|VIC|-37.676|144.588|Melton:-8:-2;Kurunjang:0:9;Harkness:17:0;Melton West:-3:-19;Toolern Vale:76:12
3338|VIC|-37.726|144.575|Weir Views:-5:1;Strathtulloh:-3:-5;Melton South:18:0;Brookfield:25:-14;Exford:0:-45;Cobblebank:20:27;Eynesbury:-75:0
3340|VIC|-37.693|144.443|Balliang:-141:-77;Maddingley:8:-11;Bacchus Marsh:20:-5;Darley:35:0;Parwan:-12:26;Merrimu:35:10;Hopetoun Park:0:58;Long Forest:20:71;Balliang East:-90:7;Rowsley:-27:-71;Coimadai:76:23;Glenmore:-20:-125;Staughton Vale:-154:-186
3341|VIC|-37.591|144.338|Korobeit;Myrniong:-26:12;Greendale:30:-42;Dales Creek:68:-40;Pentland Hills:-73:70
3342|VIC|-37.637|144.228|Colbrook;Durdidwarrah;Ballan:37:1;Fiskville:-45:-2;Ingliston:-13:72;Mount Wallace:-113:-11;Beremboke:-146:22;Blakeville:159:-20;Bunding:120:-61
3345|VIC|-37.582|144.109|Gordon
3350|VIC|-37.564|143.866|Ballarat:-2:-16;Bakery Hill:1:0;Ballarat East:-3:1;Ballarat West:0:-7;Sovereign Hill:0:-7;Golden Point:-11:3;Black Hill:14:1;Ballarat Central:2:-15;Eureka:-1:17;Mount Pleasant:-19:1;Soldiers Hill:15:-7;Canadian:-12:12;Ballarat North:23:1;Nerrina:14:17;Lake Wendouree:14:-19;Redan:-12:-27;Invermay Park:34:-8;Newington:6:-41;Alfredton:-3:-49;Mount Clear:-36:17;Brown Hill:18:50;Mount Helen:-60:13;Lucas:18:-90
3351|VIC|-37.683|143.617|Newtown:-17:33;Piggoreet:-33:17;Happy Valley:-33:-17;Scarsdale:4:50;Springdallah:-63:12;Hillcrest:67:17;Cape Clear:-100:0;Snake Valley:72:-32;Smythesdale:40:70;Bo Peep:-9:-103;Carngham:100:-33;Staffordshire Reef:-67:83;Pitfield:-143:-21;Berringa:-83:83;Ross Creek:33:133;Illabarook:-137:35;Nintingbool:73:105;Haddon:83:100;Mortchup:67:-117;Chepstowe:100:-117;Rokewood Junction:-167:67;Smythes Creek:83:167;Mount Emu:76:-187;Wallinduc:-183:-100;Streatham:17:-550;Westmere:0:-650;Nerrin Nerrin:-83:-600;Mininera:83:-650;Lake Bolac:-29:-777
3352|VIC|-37.55|143.85|Cardigan:17:-100;Chapel Flat:-3:-5;Mount Bolton:-3:-5;Mount Mitchell:-3:-5;Ballarat Roadside Delivery:-3:-5;Mount Rowan:50:0;Invermay:34:32;Magpie:-67:0;Bonshaw:-54:-27;Gong Gong:0:83;Sulky:84:3;Warrenheip:-17:83;Mitchell Park:43:-70;Glen Park:33:83;Scotchmans Lead:-111:-6;Miners Rest:69:-49;Cambrian Hill:-87:-33;Leigh Creek:-11:111;Bunkers Hill:-22:-104;Napoleons:-117:-17;Pootilla:33:117;Navigators:-67:83;Blowhard:117:-50;Bungaree:-17:150;Cardigan Village:33:-136;Bullarook:22:148;Dunnstown:-50:133;Durham Lead:-150:33;Wattle Flat:83:100;Garibaldi:-181:7;Yendon:-83:117;Wallace:0:200;Scotsburn:-117:83;Windermere:67:-133;Clarkes Hill:67:133;Claretown:25:179;Springbank:19:207;Dean:100:133;Enfield:-178:-55;Millbrook:-33:200;Grenville:-217:33;Mollongghip:67:183;Burrumbeet:83:-183;Clarendon:-150:117;Mount Mercer:-267:0;Learmonth:131:-138;Bolwarrah:33:250;Weatherboard:117:-183;Lal Lal:-133:183;Barkstead:72:249;Mount Egerton:-83:250;Addington:167:-167;Dereel:-267:-83;Waubra:183:-200;Brewster:67:-333;Ercildoune:131:-282;Corindhap:-333:-117;Glenbrae:200:-283;Langi Kal Kal:170:-353;Lexton:283:-333;Werneth:-400:-233;Lamplough:417:-333
3353|VIC|-37.566|143.85|Ballarat
3354|VIC|-37.563|143.866|Bakery Hill
3355|VIC|-37.531|143.808|Wendouree:0:20;Wendouree Village:3:0;Lake Gardens:-16:8;Mitchell Park:24:-28
3356|VIC|-37.589|143.823|Delacombe:0:-8;Bonshaw:-15:0;Sebastopol:4:17
3357|VIC|-37.658|143.867|Scotsmans Lead;Yarrowee:-8:-17;Buninyong:8:17
3358|VIC|-37.591|143.767|Winter Valley
3360|VIC|-37.717|143.5|Mannibadar:-50:0;Pittong:50:-17;Linton:30:63;Happy Valley:0:100;Willowvale:-138:-35
3361|VIC|-37.7|143.365|Skipton:14:0;Bradvale:-83:35;Carranballac:0:-148
3363|VIC|-37.384|143.856|Creswick:-40:39;Creswick North;Tourello:34:-72;Glendaruel:34:-139;Dean:-66:128;Mount Beckworth:67:-172;Langdons Hill:-30:217
3364|VIC|-37.367|143.951|Newlyn:-50:32;Allendale:0:-18;Kingston:-13:7;Glendonnell:23:0;Smokey Town:23:0;Cabbage Tree:23:0;Smeaton:33:-1;Broomfield:-20:-39;Smokeytown:-33:-33;Springmount:-50:-18;Newlyn North:-33:49;Blampied:0:99;Lawrence:50:-51;Glendonald:6:-107;Mount Prospect:-23:106;Ullina:83:-51;Kooroocheang:83:82;Rocklyn:-67:99;Bald Hills:-67:-101;Campbelltown:167:-1;Ascot:-33:-151;Werona:117:82;Coghills Creek:-17:-185;Strathlea:233:16;Barkstead:-111:148;Joyces Creek:278:37
3370|VIC|-37.283|143.857|Mount Cameron:18:0;Ullina:0:43;Clunes:-11:-70;Glengower:67:27
3371|VIC|-37.217|143.667|Dunach:0:50;Caralulup:17:-33;Evansford:-33:-33;Amherst:67:0;Talbot:44:35;Burnbank:-17:-67;Lillicur:48:-39;Mount Glasgow:12:92;Red Lion:-136:264;Stony Creek:-1367:2367
3373|VIC|-37.433|143.39|Stoneleigh;Cross Roads;Lake Wongan;Beaufort:3:-6;Main Lead:50:-23;Trawalla:0:77;Waterloo:67:27;Chute:100:-7;Nerring:-65:56;Raglan:83:-40;Lake Goldsmith:-117:10;Stockyard Hill:-117:-73;Mena Park:-90:104;Shirley:83:-123
3374|VIC|-37.15|142.85|Great Western
3375|VIC|-37.4|143.167|Buangor:33:0;Ballyrogan:-33:-33;Middle Creek:0:67;Bayindeen:83:0
3377|VIC|-37.28|143.019|Ararat:-6:-92;Mount Cole:30:181;Cathcart;Jallukur;Ben Nevis;Shays Flat;Rocky Point;Dobie:-37:14;Dunneworthy:80:47;Denicull Creek:-61:-80;Warrak:13:131;Norval:13:-136;Mount Cole Creek:46:114;Bulgana:141:-20;Armstrong:63:-119;Langi Logan:-113:-94;Eversley:80:147;Crowlands:130:97;Rhymney:13:-236;Moyston:-20:-253;Maroona:-137:-153;Great Western:130:-169;Ararat East:-304:14;Rossbridge:-204:-169;Mount Lonarch:30:381;Amphitheatre:113:397
3378|VIC|-37.528|142.95|Tatyoon:12:0;Yalla-Y-Poora:0:177
3379|VIC|-37.557|142.651|Willaura:12:89;Berrambool:0:8;Stavely:-43:-34;Bornes Hill:-7:-131;Mafeking:154:-8;Watgania:141:-34;Wickliffe:-126:66;Willaura North:168:117;Chatsworth:-300:0
3380|VIC|-36.963|142.938|Stawell:-93:-157;Bellellen;Mokepilly;Stawell West;Bridge Inn:-53:-105;Winjallok:147:262
3381|VIC|-36.978|142.909|Wallaloo:231:-32;Bolangum:0:7;Germania:0:7;Bellellen:0:7;Mokepilly:0:7;Black Range:0:7;Mount Dryden:0:7;Greens Creek:45:41;Joel Joel:-38:74;Morrl Morrl:112:-19;Concongella:-57:-92;Campbells Bridge:45:-126;Wallaloo East:173:0;Joel South:-88:93;Deep Lead:-38:-176;Kanya:205:53;Callawadda:178:-109;Illawarra:-88:-209;Barkly:45:291;Paradise:145:224;Lake Lonsdale:-55:-326;Lake Fyans:-168:-269;Wal Wal:162:-292;Fyans Creek:-108:-353;Rostron:212:274;Pomonal:-213:-301;Halls Gap:-168:-386;Lubeck:245:-342;Bellfield:-775:2130
3384|VIC|-36.99|143.047|Landsborough:-26:103;Tulkara;Frenchmans;Shays Flat;Landsborough West;Wattle Creek:26:30;Joel Joel:-26:-64;Joel South:-76:-45;Navarre:90:53;Barkly:57:153;Concongella:-46:-230
3385|VIC|-36.9|142.612|Riachella:6:0;Roses Gap:6:0;Glenorchy:0:71;Wal Wal:83:5;Dadswells Bridge:0:-95;Ledcourt:-97:-56;Lubeck:167:-45;Deep Lead:-117:121
3387|VIC|-36.814|142.882|Wallaloo:66:-5;Marnoo:164:1;Bolangum;Germania;Marnoo West;Wallaloo East:8:27;Morrl Morrl:-52:8;Callawadda:14:-82;Kanya:40:80;Greens Creek:-120:68;Campbells Bridge:-120:-99
3388|VIC|-36.628|142.632|Rupanyup;Banyena:62:202
3390|VIC|-36.62|142.417|Murtoa:0:50;Kewell:120:0
3391|VIC|-36.083|142.417|Brim
3392|VIC|-36.35|142.588|Sheep Hills:17:-38;Boolite:0:79;Minyip:-110:0
3393|VIC|-36.2|142.35|Warracknabeal:-53:43;Crymelon:41:-80;Ailsa:-133:0;Aubrey:-33:-117;Lah:67:100;Cannum:-100:-100;Angip:100:-117;Kellalac:-181:51;Bangerang:0:233;Willenabrina:133:-150;Wilkur:133:267
3395|VIC|-35.943|142.417|Beulah:6:6;Rosebery:127:0;Kenmare:0:-214;Reedy Dam:-23:233
3396|VIC|-35.727|142.267|Hopetoun:0:100;Hopevale:-73:-33;Yarto:227:0
3399|VIC|-36.683|142.344|Longerenong;Jung:66:23
3400|VIC|-36.892|142.256|Horsham:181:-57;Horsham West;Wonwondah East:25:10;Wonwondah South:-25:-106;Brimpaen:-141:-56;Wartook:-132:82;St Helens Plains:92:127
3401|VIC|-36.808|142.053|Dahlen;Remlaw;Jilpanger;Riverside;Rocklands;Zumsteins;Green Lake;Lower Norton:2:-10;Vectis:70:32;Nurrabiel:-108:-2;Quantong:75:-36;Noradjuha:-25:-86;Mckenzie Creek:8:131;Haven:48:142;Connangorach:-158:-36;Bungalally:8:197;Jallumba:-125:-103;Horsham:97:147;Mockinya:-158:97;Tooan:8:-269;Pimpinio:225:64;Toolondo:-175:-119;Drung:60:240;Clear Lake:-125:-186;Wonwondah:-111:206;St Helens Plains:8:331;Mitre:75:-269;Dooen:163:183;Wail:308:47;Telangatuk East:-275:-86;Brimpaen:-225:147;Laharum:-174:233;Longerenong:125:291;Cherrypool:-324:111;Kalkee:275:181;Murra Warra:326:171;Wartook:-216:286;Jung:192:314;Kanagulk:-325:-186;Gymbowen:75:-453;Blackheath:342:197;Douglas:-225:-319;Miga Lake:-125:-419;Nurcoung:178:-367;Karnak:-58:-553;Wombelano:-192:-453;Wallup:458:197
3402|VIC|-36.711|142.2|Horsham
3407|VIC|-37.317|141.85|Englefield:0:-17;Balmoral:67:0;Vasey:-50:33;Gatum:-100:83;Pigeon Ponds:17:-167
3409|VIC|-36.836|141.813|Jilpanger;Grass Flat;Tooan:36:-30;Mitre:103:-30;Arapiles:103:37;Clear Lake:-97:53;Noradjuha:3:153;Natimuk:96:132;Douglas:-197:-80;Miga Lake:-97:-180;Duchembegarra:213:158;Wombelano:-164:-213
3412|VIC|-36.718|141.473|Goroke
3413|VIC|-36.767|141.183|Minimay:50:0;Neuarpurr:0:-100;Peronne:33:200;Ozenkadnook:-83:150
3414|VIC|-36.267|142.033|Antwerp:0:-62;Tarranyurk:51:17;Dimboola:-189:0
3415|VIC|-36.367|141.35|Miram;Yarrunga
3418|VIC|-36.333|141.65|Nhill;Kiata:-85:103;Netherby:217:0;Gerang Gerung:-26:205;Lawloit:-83:-183;Little Desert:-169:111;Lorquon:187:122;Glenlee:117:200;Yanac:200:-217;Broughton:167:-300
3419|VIC|-36.379|141.242|Kaniva
3420|VIC|-36.375|141.058|Telopea Downs;Lillimur:8:75;Serviceton:-8:-75
3423|VIC|-36.142|141.85|Jeparit:0:138;Lake Hindmarsh:142:0
3424|VIC|-35.767|141.998|Yaapeet:0:52;Albacutya:29:-39;Rainbow:-129:0
3427|VIC|-37.687|144.691|Plumpton;Diggers Rest:61:28
3428|VIC|-37.638|144.807|Bulla
3429|VIC|-37.577|144.726|Sunbury;Wildwood:4:62
3430|VIC|-37.483|144.75|Clarkefield
3431|VIC|-37.46|144.68|Riddells Creek
3432|VIC|-37.433|144.75|Bolinda
3433|VIC|-37.417|144.75|Monegeetta
3434|VIC|-37.356|144.743|Cherokee;Romsey:5:0;Springfield:22:74;Kerrie:-27:-75
3435|VIC|-37.266|144.736|Lancefield:-12:0;Goldie:0:51;Nulla Vale:92:15;Benloch:69:-52
3437|VIC|-37.517|144.594|Gisborne:28:0;Gisborne South:-25:11;Bullengarook:0:-111
3438|VIC|-37.461|144.599|New Gisborne
3440|VIC|-37.42|144.562|Macedon
3441|VIC|-37.4|144.584|Mount Macedon
3442|VIC|-37.313|144.584|Woodend:-42:-55;Ashbourne;Hanging Rock;Newham:13:20;Woodend North:-13:-42;Cadello:7:-54;Cobaw:46:49;Hesket:-37:66;Rochford:-4:100;Carlsruhe:30:-84
3444|VIC|-37.168|144.508|Kyneton:-76:-56;Pastoria:-52:87;Baynton:19:126;Tylden:-158:-102;Greenhill;Baynton East;Myrtle Creek;Tylden South;Metcalfe East;Langley:18:-8;Sidonia:1:42;Edgecombe:-17:-44;Barfold:85:9;Pipers Creek:-82:25;Pastoria East:-11:138;Redesdale:151:9;Glenhope:85:92;Kyneton South:-137:-55;Lauriston:-82:-125;Mia Mia:168:59;Lyal:218:-24;Spring Hill:-132:-174
3446|VIC|-37.189|144.385|Malmsbury;Drummond North
3447|VIC|-37.15|144.367|Taradale
3448|VIC|-37.1|144.367|Elphinstone:0:-33;Metcalfe:0:67;Sutton Grange:117:0
3450|VIC|-37.067|144.217|Castlemaine;Moonlight Flat
3451|VIC|-37.146|144.198|Chewton:65:59;Gower;Irishtown;Woodbrook;Mckenzie Hill;Yapeen:13:-15;Vaughan:-13:17;Tarilta:-38:-8;Guildford:-20:-32;Campbells Creek:59:4;Fryerstown:13:52;Glenluce:-38:49;Muckleford:94:-45;Chewton Bushlands:68:95;Barkers Creek:130:52;Faraday:96:102;Golden Point:-429:-330
3453|VIC|-36.94|144.217|Ravenswood:40:0;Harcourt:-60:43;Ravenswood South:0:-4;Harcourt North:1:67
3458|VIC|-37.408|144.322|Trentham:19:0;Lerderderg:0:9;Newbury:-12:-38;North Blackwood:-8:45;Barrys Reef:-46:-25;Little Hampton:43:-31;Blackwood:-64:-18;Trentham East:25:62;Fern Hill:41:78
3460|VIC|-37.341|144.143|Basalt;Daylesford
3461|VIC|-37.317|144.138|Hepburn:0:-5;Musk:-56:58;Yandoit:117:-38;Bullarto:-83:95;Hepburn Springs;Dry Diggings:18:9;Elevated Plains:22:-6;Sailors Hill:-41:-11;Shepherds Flat:40:-20;Coomoora:-18:51;Mount Franklin:45:25;Musk Vale:-67:-5;Porcupine Ridge:24:58;Sailors Falls:-83:-5;Wheatsheaf:-12:83;Leonards Hill:-95:2;Eganstown:-50:-55;Franklinford:83:-38;Glenlyon:17:112;Korweinguboora:-133:-5;Spargo Creek:-167:12;Clydesdale:142:-40;Yandoit Hills:104:-78;Denver:31:157;Strangways:167:-21;Bullarto South:-110:79;Lyonville:-67:129;Drummond:83:195
3462|VIC|-37.09|144.059|Sandon;Green Gully;Newstead:-16:6;Welshmans Reef:24:-9;Joyces Creek:2:-71;Muckleford South:-10:74
3463|VIC|-36.921|144.015|Baringhup:-62:-48;Gower;Bradford;Neereman;Perkins Reef;Baringhup West;Porcupine Flat;Shelbourne:38:2;Tarrengower:-73:-1;Nuggetty:-36:44;Woodstock West:101:-5;Eastville:46:-66;Maldon:-74:54;Walmer:-45:135;Laanecoorie:105:-115
3464|VIC|-37.048|143.817|Carisbrook
3465|VIC|-37.05|143.717|Timor:63:25;Rathscar:83:-150;Craigie:-11:-2;Moonlight Flat:-11:-2;Maryborough:4:23;Alma:17:-33;Bowenvale:50:0;Adelaide Lead:-17:-33;Flagstaff:0:61;Daisy Hill:-67:0;Timor West:83:-17;Simson:54:57;Bung Bong:-17:-100;Majorca:-67:83;Havelock:83:67;Wareek:67:-100;Homebush:0:-183;Rodborough:-50:150;Moolort:-33:217;Rathscar West:17:-233;Cotswold:-83:183;Natte Yallock:100:-217;Golden Point:-525:152
3467|VIC|-37.09|143.391|Avoca:0:83;Moyreisk:217:0
3468|VIC|-37.25|143.4|Mount Lonarch;Amphitheatre:83:17
3469|VIC|-37.133|143.285|Nowhere Creek:11:14;Glenpatrick:0:32;Elmhurst:-33:-35;Glenlofty:17:-68;Glenlogie:-100:0
3472|VIC|-36.883|143.715|Inkerman:31:0;Dunolly:23:19;Bromley:0:52;Mount Hooghly:-17:-48;Bet Bet:-33:35;Betley:-35:80;Goldsborough:63:-59;Dunluce:-17:-115;Eddington:0:135;Moliagul:133:-48;Mcintyre:194:-51
3475|VIC|-36.751|143.516|Archdale:-82:1;Cochranes Creek:0:-5;Emu:18:-49;Bealiba:-49:34;Archdale Junction:-121:0;Burkes Flat:101:34;Logan:134:-49
3477|VIC|-36.663|143.206|Gre Gre:-4:-139;Carapooee:-37:127;Dalyenong;Marnoo East;York Plains;Grays Bridge;Coonooer West;Moolerr:29:11;Beazleys Bridge:-37:-39;St Arnaud North:90:7;Sutherland:113:-6;Rostron:-104:-23;Carapooee West:-65:63;St Arnaud East:47:104;Winjallok:-154:-6;Gre Gre South:-2:-195;Gooroc:196:-6;Slaty Creek:113:94;Tottington:-121:-89;Gre Gre North:79:-139;Kooreh:29:194;Stuart Mill:-143:80;Swanwater:123:-103;Paradise:-171:-73;Traynors Lagoon:79:-206;Coonooer Bridge:196:111;Gowar East:113:211;Redbank:-271:111;Avon Plains:113:-273;Moyreisk:-211:185
3478|VIC|-36.667|143.213|St Arnaud:50:45;Gre Gre:0:-147;Carapooee:-33:120;Medlyn:-1:0;Tulkara:-1:0;Elberton:-1:0;Darkbonee:-1:0;Yawong Hills:-1:0;Berrimal West:-1:0;Coonooer West:-1:0;Moolerr:33:3;Beazleys Bridge:-33:-47;St Arnaud North:94:0;Carapooee West:-61:56;Sutherland:117:-13;St Arnaud East:51:97;Slaty Creek:117:87;Gre Gre South:2:-202;Stuart Mill:-139:73;Gooroc:200:-13;Tottington:-117:-97;Kooreh:33:187;Gre Gre North:83:-147;Swanwater:127:-110;Mitchells Hill:50:-213;Traynors Lagoon:83:-213;Coonooer Bridge:200:103;Dooboobetic:300:-13;Gowar East:117:203;Avon Plains:117:-280;Moonambel:-317:103;Warrenmang:-367:87;Tanwood:-347:148;Percydale:-383:187
3480|VIC|-36.306|142.905|Rich Avon:-140:-7;Laen:-144:-88;Corack:122:122;Jeffcott:-44:229;Lawler;Gil Gil;Banyenong;Rich Avon East;Litchfield:6:-38;Laen East:-77:-21;Donald:-62:77;Carron:26:-154;Laen North:-94:-88;Jeffcott North:55:192;Boolite:-44:-238;Rich Avon West:-211:-71;Cope Cope:-144:145;Areegra:23:-271;Corack East:153:154;Swanwater West:-227:112;Lake Buloke:802:-55
3482|VIC|-36.15|142.85|Watchem;Massey:-67:17;Warmur:33:-67;Morton Plains:67:50;Watchem West:-50:-80
3483|VIC|-35.919|142.864|Birchip:-65:53;Marlbed;Birchip West;Karyrie:19:-14;Kinnabulla:36:-64;Whirily:-1:129;Ballapur:-48:-97;Curyo:86:-64;Jil Jil:102:103;Narraport:-81:169;Reedy Dam:-48:-214
3485|VIC|-35.75|142.717|Watchupga;Willangie:-6:113;Woomelang:69:-55;Banyan:117:33
3487|VIC|-35.617|142.583|Lascelles
3488|VIC|-35.446|142.45|Turriff:-4:0;Speed:46:-17;Turriff East:0:132
3489|VIC|-35.333|142.417|Tempy
3490|VIC|-35.15|141.933|Torrita;Big Desert:60:102;Boinka:-50:-333;Ouyen:79:387;Tutye:-67:-450;Murray-Sunset:343:-291;Mittyack:0:717;Kulwin:117:683
3491|VIC|-35.383|142.2|Patchewollock
3494|VIC|-34.472|142.306|Nangiloc;Iraak:41:48;Colignan:-53:59;Carwarp:12:-107
3496|VIC|-34.307|141.599|Cullulleraine:29:0;Sunnycliffs:21:24;Murray Lock No 9:21:24;Werrimull:-82:0;Merrinee:-64:198;Meringur:-82:-265;Neds Corner:164:-269;Cardross:0:526;Red Cliffs:-3:590;Lindsay Point:205:-591
3498|VIC|-34.235|142.171|Irymple
3500|VIC|-34.225|142.163|Mildura:39:0;Mildura East:0:9;Mildura West:62:-160;Paringi:-101:188
3501|VIC|-34.424|142.178|Mildura South;Nichols Point:214:33;Koorlong:125:-137;Hattah:-339:103
3502|VIC|-34.185|142.163|Mildura
3505|VIC|-34.199|142.018|Merbein:31:48;Merbein South:-21:0;Merbein West:36:-16;Birdwoodton:-2:52;Wargan:0:-63;Yelta:71:-3;Cabarita:-5:69
3506|VIC|-35.233|141.367|Cowangie
3507|VIC|-35.133|142.033|Walpeup
3509|VIC|-35.171|141.699|Linga;Underbool:2:109
3512|VIC|-35.25|141.1|Carina;Murrayville:-13:84;Panitya:17:-100
3515|VIC|-36.733|144.103|Wilsons Hill:3:0;Marong:0:30;Shelbourne:-150:-86
3516|VIC|-36.607|143.999|Bridgewater:5:-57;Bridgewater North:55:0;Derby:-43:17;Bridgewater On Loddon:0:-67;Yarraberb:33:65;Leichardt:-76:67
3517|VIC|-36.533|143.867|Kurting:0:-17;Inglewood:-42:2;Powlett Plains:83:0;Bullabul:-67:17;Salisbury West:17:100;Glenalbyn:17:-133;Brenanah:-19:-162;Kingower:-83:-117;Serpentine:100:117;Rheola:-117:-167;Bears Lagoon:205:109;Jarklin:267:100
3518|VIC|-36.417|143.614|Wedderburn:-2:0;Kurraca:-83:-47;Skinners Flat:1:7;Woolshed Flat:1:7;Wedderburn Junction:0:86;Kurraca West:-83:-47;Nine Mile:-17:-131;Richmond Plains:33:-164;Berrimal:-67:-131;Fiery Flat:17:186;Woosang:83:-131;Wehla:-187:31;Fentons Creek:-150:-81;Borung:117:136;Mysia:192:139;Fernihurst:167:253
3520|VIC|-36.35|143.8|Kinypanial;South Kinypanial;Korong Vale:-6:-97
3521|VIC|-37.113|144.852|Pyalong
3522|VIC|-37.083|144.8|Glenhope East;Emu Flat:-33:-33;Tooborac:33:33
3523|VIC|-36.856|144.729|Heathcote:-66:-21;Heathcote South;Mount Camel:21:2;Ladys Pass:27:-39;Costerfield:-11:71;Argyle:-94:4;Derrinal:-27:-96;Redcastle:73:54;Knowsley:23:-146;Moormbool West:56:171
3525|VIC|-36.253|143.408|Jeffcott;Teddywaddy:59:-71;Yeungroon:-130:-8;Wychitella:-30:208;Chirrip;Granite Flat;Nareewillock;Teddywaddy West;Wychitella North;Barrakee:-14:42;Charlton:-12:-59;Buckrabanyule:3:108;Yeungroon East:-97:25;Wooroonook:3:-208;Lake Marmal:121:108;Terrappee:95:167;Jeffcott North:2:-312
3527|VIC|-36.032|143.337|Glenloth:-113:1;Towaninny:109:15;Wycheproof:-45:-110;Teddywaddy:-161:0;Glenloth East:0:-24;Teddywaddy West:0:-24;Wycheproof South:0:-24;Bunguluke:-24:53;Jeruk:18:89;Ninyeunook:45:65;Towaninny South:109:15;Dumosa:96:-113;Thalia:-34:-254
3529|VIC|-35.85|143.183|Nullawil;Kalpienung:67:72
3530|VIC|-35.744|143.069|Wangie;Culgoa:27:14;Sutton:10:-69;Warne:-37:55
3531|VIC|-35.633|143|Berriwillock;Boigbeat:83:-83;Springfield:-1700:1817
3533|VIC|-35.39|142.946|Tyrrell:23:21;Tyenna;Straten;Bimbourie;Pier Milan;Lake Tyrrell;Tyrrell Downs:23:21;Sea Lake:-114:-96;Nyarrin:7:-263;Ninda:-77:-196;Nandaly:90:-246;Mittyack:240:-296;Myall:-191:1055
3537|VIC|-36.03|143.726|Barraport:22:-55;Barraport West;Minmindie:-11:25;Boort:-86:-6;Leaghur:66:58;Yando:-49:79;Catumnal:-40:-111;Canary Island:38:117;Gredgwin:60:-107
3540|VIC|-35.911|143.449|Oakvale:0:115;Ninyeunook:-76:-47;Quambatook:58:72;Cannie:157:0
3542|VIC|-35.707|143.375|Cokum;Titybong;Lalbert:40:3;Tittybong:-40:-3
3544|VIC|-35.897|143.591|Ultima:429:-320;Chinangin;Murnungin;Ultima East;Gowanford:478:-399;Waitchie:530:-507;Springfield:-1437:1226
3546|VIC|-35.075|142.898|Gerahmin:0:4;Manangatang:20:-16;Cocamba:-41:0;Bolton:109:-16;Chinkapook:-114:45;Turoar:-91:152;Winnambool:116:-144
3549|VIC|-34.785|142.785|Robinvale:201:-13;Bannerton:86:3;Annuello:-65:48;Robinvale Irrigation District Section E:117:-24;Wemen:-4:-155;Robinvale Irrigation District Section B:166:0;Tol Tol:133:41;Robinvale Irrigation District Section C:167:-57;Liparoo:0:-242;Wandown:-213:41;Robinvale Irrigation District Section D:-213:41;Happy Valley:-2932:815
3550|VIC|-36.743|144.305|Bendigo:-15:-25;White Hills:14:0;East Bendigo:2:14;North Bendigo:-1:-17;Tysons Reef:17:12;Diamond Hill:17:12;Spring Gully:17:12;Bendigo South:17:12;Sandhurst East:17:12;Kennington:-28:-2;Strathdale:-23:10;Long Gully:0:-47;Flora Hill:-38:-10;Ironbark:-12:-41;Quarry Hill:-33:-25;West Bendigo:326:278
3551|VIC|-36.764|144.283|Mandurang:-53:17;Huntly:100:50;Lockwood:-47:-126;Bagshot:114:133;Myola:131:367;Arnold:81:-417;Minto:0:-20;Painswick:0:-20;Creek View:0:-20;Myola East:0:-20;Myrtle Creek:0:-20;Bagshot North:0:-20;Lake Eppalock:0:-20;Bendigo Forward:0:-20;Pilchers Bridge:0:-20;Epsom:47:33;Maiden Gully:10:-75;Mandurang South:-86:0;Junortoun:-7:80;Ascot:64:50;Strathfieldsaye:-43:72;Emu Creek:-69:67;Sedgwick:-119:33;Wellsford:46:114;Longlea:-19:150;Axe Creek:-78:111;Lockwood South:-80:-125;Huntly North:156:54;Woodstock On Loddon:-19:-233;Eppalock:-88:177;Axedale:-36:233;Mosquito Creek:-86:200;Newbridge:31:-367;Kimbolton:-161:247;Tarnagulla:-11:-451;Toolleen:47:417;Llanelly:36:-450;Waanyarra:-36:-483;Cornella:64:467;Murphys Creek:14:-517;Arnold West:97:-483
3552|VIC|-36.758|144.28|Bendigo
3554|VIC|-36.711|144.342|Bendigo Dc
3555|VIC|-36.786|144.256|Big Hill;Specimen Hill;Golden Gully:0:9;Golden Square:14:-3;Kangaroo Flat:-14:-6
3556|VIC|-36.675|144.223|Eaglehawk:-41:27;Whipstick;Comet Hill;Eaglehawk North;Myers Flat:-8:-23;Woodvale:26:-6;Sailors Gully:-35:14;California Gully:-53:38;Sebastian:75:-23;Jackass Flat:-40:63;Campbells Forest:75:-90
3557|VIC|-36.683|144.526|Muskerry:-29:1;Barnadown:35:0;Fosterville:-17:-26;Goornong:67:-19;Muskerry East:0:107
3558|VIC|-36.477|144.586|Runnymede;Corop West;Creek View;Elmore:-17:25;Burnewang:-10:44;Hunter:27:-69
3559|VIC|-36.557|144.732|Lyndale;Runnymede;Burramboot:28:57;Colbinabbin:-43:85;Corop:90:68;Avonmore:24:-165;Mayreef:24:-232;Gobarup:-122:187
3561|VIC|-36.333|144.693|Rochester:-30:7;Diggora:-19:-96;Bamawm:119:-84;Rochester West:4:0;The Settlement:4:0;Fairy Dell:0:57;Ballendella:33:-43;Nanneella:17:90;Bonn:-78:40;Diggora West:-83:-110;Bamawm Extension:119:-84;Timmering:-33:223
3562|VIC|-36.023|144.553|Torrumbarry
3563|VIC|-36.271|144.537|Lockington
3564|VIC|-36.128|144.675|Echuca:-13:77;Patho:119:-244;Simmie;Mcevoys;Patho West;Echuca East;Echuca South;Campaspe West;Wharparilla:-1:-46;Echuca West:-37:25;Roslynmead:-3:-118;Echuca Village:-6:142;Bamawm Extension:-87:-66;Kanyapella:28:230
3565|VIC|-36.2|144.536|Kotta
3566|VIC|-35.956|144.369|Gunbower
3567|VIC|-35.904|144.225|Horfield:23:0;Leitchville:0:77
3568|VIC|-35.82|144.198|Cullen;Mincha West;Wee Wee Rup;Cohuna:13:21;Mcmillans:-14:-48;Keely:-30:52;Mead:8:-80;Daltons Bridge:-12:88;Macorna North:-19:-106;Gannawarra:87:-48;Burkes Bridge:-33:122
3570|VIC|-36.505|144.304|Auchmore;Summerfield;Kamarooka:35:29;Raywood:-28:-88;Neilborough:-61:-71;Drummartin:55:129
3571|VIC|-36.382|144.176|Yallook;Kamarooka North;Dingee:15:41;Tandarra:-47:52;Pompapiel:32:-93
3572|VIC|-36.302|144.319|Piavella;Tennyson:12:38;Milloo:-14:48;Prairie:2:-86
3573|VIC|-36.236|144.238|Pine Grove:3:179;Pine Grove East;Terrick Terrick East;Mitiamo:28:-7;Calivil:-31:-171
3575|VIC|-36.067|144.114|Jungaburra;Pyramid Hill:11:1;Mincha:65:-38;Yarrawalla:-50:-83;Bald Rock:34:107;Mologa:-77:65;Sylvaterre:-43:111;Gladfield:16:-162;Terrick Terrick:-17:167;Loddon Vale:61:-168
3576|VIC|-36.126|143.92|Durham Ox
3579|VIC|-35.709|143.858|Kerang:-26:62;Appin:-166:16;Murrabit:177:94;Westby;Wandella;Bael Bael;Pine View;Kerang East;East Yeoburn;Meering West;Fairley:22:3;Reedy Lake:24:10;Dingwall:-102:-27;Sandhill Lake:-16:-173;Lake Meran:-160:-48;Benjeroop:218:2;Normanville:-107:-113;Appin South:-222:6;Murrabit West:190:47;Koroop:-33:215;Teal Point:35:218;Tragowel:-142:120;Budgerum East:-70:-198;Myall:128:143;Gonn Crossing:203:73;Mystic Park:156:-136;Milnes Bridge:-77:224;Macorna:-209:172;Beauchamp:101:-286;Capels Crossing:76:-425
3580|VIC|-35.632|144.125|Koondrook
3581|VIC|-35.65|143.572|Beauchamp:42:0;Lake Charm:0:211
3583|VIC|-35.506|143.675|Tresco
3584|VIC|-35.463|143.633|Lake Boga;Tresco West
3585|VIC|-35.407|143.432|Swan Hill:69:123;Speewa;Nyrraby;Polisbet;Winlaton;Swan Hill West;Swan Hill Pioneer;Goschen:-76:35;Castle Donnington:-15:172;Nowie:39:-158;Kunat:-134:66;Pira:151:-64;Meatian:-164:-89;Fish Point:-28:295;Chillingollah:157:-381
3586|VIC|-35.279|143.559|Tyntynder:38:-18;Murraydale:-10:0;Tyntynder South:0:-23;Bulga:6:30;Ultima East:6:30;Murrawee:-21:-46;Pental Island:-125:133;Mallan:154:133
3588|VIC|-35.394|143.55|Woorinen South
3589|VIC|-35.264|143.431|Woorinen:0:40;Woorinen North:24:0
3590|VIC|-35.224|143.473|Beverford
3591|VIC|-35.203|143.378|Vinifera
3594|VIC|-35.175|143.377|Nyah
3595|VIC|-35.185|143.351|Nyah West
3596|VIC|-35.11|143.286|Miralie;Towan:-7:-52;Wood Wood:6:53
3597|VIC|-34.877|143.225|Natya:-79:0;Kooloonong:0:-79;Narrung:103:22;Kenley:34:114;Piangil:-181:81;Lake Powell:162:-317
3599|VIC|-34.721|143.165|Boundary Bend
3607|VIC|-36.85|145.167|Tabilk
3608|VIC|-36.77|145.067|Bailieston:37:-17;Mitchellstown:-80:0;Wirrate:0:-85;Kirwans Bridge:32:69;Nagambie:-15:87;Graytown:-46:-117;Goulburn Weir:54:117;Wahring:54:150
3610|VIC|-36.617|145.25|Murchison:-2:-33;Murchison East;Murchison North:53:13;Moorilim:0:67;Dhurringile:85:-37
3612|VIC|-36.6|145.018|Waranga:0:99;Moora:6:1;Rushworth:13:0;Whroo:-50:-1;Waranga Shores:66:43;Wanalta:0:-134
3614|VIC|-36.5|145.27|Toolamba:0:80;Toolamba West:19:0
3616|VIC|-36.44|145.217|Tatura:0:13;Tatura East:-2:82;Harston:-27:-67;Toolamba West:-41:54;Mooroopna North West:88:31;Gillieston:123:0;Girgarre East:6:-150;Cooma:23:-150;Waranga:-160:-100
3617|VIC|-36.417|145.183|Byrneside
3618|VIC|-36.372|145.132|Merrigum
3619|VIC|-36.313|145.05|Kyabram
3620|VIC|-36.28|145.067|Kyabram:-34:-17;Wyuna:83:-8;Mount Scobie:0:23;Taripta:13:-17;Wyuna East:45:35;Kyabram South:-101:0;Lancaster:-37:66;St Germains:30:100
3621|VIC|-36.23|144.976|Ky West;Ky Valley;Koyuga South;Tongala:-24:-20;Kyvalley:-53:24;Yambuna:77:-4
3622|VIC|-36.235|144.82|Cornelia Creek;Koyuga:15:70;Strathallan:-15:-70
3623|VIC|-36.457|144.95|Stanhope:10:33;Stanhope South;Carag Carag:-10:-33
3624|VIC|-36.4|144.95|Girgarre
3629|VIC|-36.333|145.3|Mooroopna:-67:50;Mooroopna North;Ardmona:-50:0;Coomboona:47:8;Undera:50:-83
3630|VIC|-36.428|145.514|Shepparton:48:-115;Benarch;Dunkirk;Branditt;Colliver;Shepparton South;Caniambo:-48:116
3631|VIC|-36.447|145.467|Kialla:-1:-53;Arcadia:-119:-135;Cosgrove:102:154;Branditt:0:8;Shepparton North:0:8;Orrvale:30:-17;Shepparton East:45:11;Kialla East:-3:67;Karramomus:-80:-1;Lemnos:97:0;Kialla West:-18:-79;Grahamvale:98:-30;Pine Lodge:66:84;Tamleugh West:-120:67;Cosgrove South:30:163;Arcadia South:-127:-112
3632|VIC|-36.38|145.399|Shepparton
3633|VIC|-36.3|145.433|Congupna
3634|VIC|-36.232|145.477|Katandra:-1:140;Marionvale;Invergordon South;Tallygaroopna:-18:-43;Katandra West:8:82;Marungi:35:59;Zeerust:-40:-77;Bunbartha:15:-160
3635|VIC|-36.153|145.353|Mundoona:-11:0;Wunghnu:0:78;Kaarimba:19:-103
3636|VIC|-36.167|145.487|Drumanure:-3:0;Invergordon:0:96;Numurkah:78:-45;Naring:97:89
3637|VIC|-36.047|145.317|Waaia:0:17;Yalca:64:0
3638|VIC|-36.058|145.193|Nathalia:0:12;Yielima:133:0;Kotupna:-90:-59
3639|VIC|-36.016|144.976|Picola:19:143;Barmah:0:-14;Lower Moira:-70:0;Picola West:49:100
3640|VIC|-36.013|145.47|Katunga
3641|VIC|-35.886|145.451|Ulupna:48:0;Strathmerton:-40:28;Mywee:29:47;Bearii:0:-106
3643|VIC|-35.921|145.641|Cobram
3644|VIC|-35.924|145.642|Cobram:3:-1;Lalalty:-15:0;Barooga:18:54;Yarroweyah:0:-85;Muckatah:-96:6;Koonoomoo:35:-67;Cobram East:-50:94
3646|VIC|-36.288|145.691|Yabba South:5:0;Wattville:0:18;Dookie:-39:-2;Mount Major:-72:0;Yabba North:71:-8;Youanmite:126:-1;Waggarandall:38:109;Nalinga:-129:25
3647|VIC|-36.396|145.705|Dookie College
3649|VIC|-36.076|145.687|Katamatite;Katamatite East:49:75
3658|VIC|-37.252|145.133|Clonbinane:0:12;Reedy Creek:-14:0;Tyaak:36:0;Sunday Creek:9:-83;Strath Creek:19:83;Waterford Park:-48:-66;Broadford:50:-85;Sugarloaf Creek:118:-96;Hazeldene:-89:157;Flowerdale:-81:200
3659|VIC|-37.135|145.037|Sugarloaf Creek;Tallarook:41:63
3660|VIC|-37.056|145.257|Seymour:30:-117;Caveat;Dysart;Seymour South;Whiteheads Creek:9:30;Trawool:-44:-40;Kerrisdale:-94:10;Kobyboyn:6:143;Dropmore:24:160;Highlands:-44:143;Hilldene:23:-190;Northwood:89:-140
3661|VIC|-37.027|145.139|Seymour
3662|VIC|-36.995|145.04|Puckapunyal;Puckapunyal Milpo
3663|VIC|-36.933|145.183|Mangalore
3664|VIC|-36.901|145.234|Avenel;Upton Hill:16:174
3665|VIC|-36.8|145.367|Longwood:0:50;Locksley:-33:-33;Pranjip:67:0
3666|VIC|-36.783|145.556|Creightons Creek;Euroa:28:15;Creighton:0:-55;Sheans Creek:0:95;Longwood East:-33:-106;Kelvin View:-33:111;Moglonemby:133:-22;Gooram:-123:41;Riggs Creek:130:38;Balmattum:83:95;Molka:100:-106;Kithbrook:-32:189;Pranjip:50:-189;Ruffy:-200:-55;Miepoll:167:-89;Strathbogie:-67:195;Tarcombe:-200:-155
3669|VIC|-36.6|145.733|Tamleugh:0:-100;Boho:-79:50;Violet Town:-36:-18;Koonda:100:0;Earlston:50:-67;Gowangardie:117:-33;Marraweeney:-150:17;Upotipotpon:117:83;Boho South:-183:67;Tamleugh North:100:-183;Creek Junction:-220:78
3670|VIC|-36.583|145.867|Baddaginnie;Tarnook:39:8;Warrenbayne:-100:0
3671|VIC|-36.551|145.984|Benalla
3672|VIC|-36.551|145.984|Benalla;Benalla West
3673|VIC|-36.633|146.036|Lima:-116:-86;Winton:116:47;Kilfeera;Lima South;Lake Mokoan;Winton North;Molyullah:-17:114;Benalla:82:-52;Lurg:50:97;Moorngag:-117:30;Swanpool:-134:-20;Upper Ryans Creek:-4:156;Tatong:-100:64;Upper Lurg:50:147;Lima East:-144:-55;Samaria:-167:47;Goomalibee:150:-120;Broken Creek:202:-150;Upotipotpon:150:-220
3675|VIC|-36.533|146.185|Greta:-5:110;Glenrowan:70:40;Boweya:267:-52;Greta West:0:32;Glenrowan West:-12:-27;Taminick:131:0;Greta South:-83:65;Hansonville:-67:115;Mount Bruno:208:-35;Boweya North:303:-78
3676|VIC|-36.358|146.321|Wangaratta
3677|VIC|-36.446|146.269|Wangaratta:87:52;Yarrunga;Appin Park;Wangaratta West:-87:-52
3678|VIC|-36.411|146.387|Oxley:-39:-20;Everton:-6:163;Edi:-239:21;Boorhaman:177:-87;Peechelba:216:-157;Cheshunt:-389:47;Wabonga;Whitlands;Rose River;Meadow Creek;Boorhaman East;Cheshunt South;Wangaratta South;Wangaratta Forward;Oxley Flats:15:-1;East Wangaratta:51:-1;Milawa:-23:47;Tarrawingee:11:80;Londrigan:77:30;Docker:-106:-3;Laceby:-23:-87;Bowser:105:-24;Dockers Plains:114:-49;Everton Upper:12:160;Markwood:-62:122;Waldara:91:-102;Byawatha:121:87;Bobinawarrah:-106:113;Wangandary:83:-148;Killawarra:161:-137;King Valley:-284:16;Edi Upper:-289:63;Peechelba East:241:-132;Carboor:-223:163;North Wangaratta:316:-164
3682|VIC|-36.2|146.417|Boralma:-17:0;Springhurst:0:83;Norong:83:-17;Lilliput:87:58
3683|VIC|-36.14|146.568|Chiltern:-11:40;Chiltern Valley:0:-27;Cornishtown:36:5;Indigo:54:0
3685|VIC|-36.05|146.462|Rutherglen:-5:0;Dugays Bridge:0:-30;Lake Moodemere:0:-30;Great Southern:-17:21;Carlyle:35:8;Prentice North:16:38;Gooramadda:50:88;Norong Central:-34:-129;Browns Plains:2:177;Brimin:-2:-237;Boorhaman North:-45:-239
3687|VIC|-36.015|146.397|Wahgunyah:3:0;Carlyle:0:73
3688|VIC|-36.159|146.667|Barnawartha:55:9;Barnawartha North;Indigo Valley:19:-126;Indigo Upper:-74:117
3689|VIC|-36.122|146.888|Wodonga
3690|VIC|-36.123|146.87|Wodonga:1:18;West Wodonga:-1:-18
3691|VIC|-36.267|147.038|Kergunyah:-117:12;Kancoona:-317:-55;Kiewa:0:-21;Tangambalanga:14:-9;Lone Pine:-1:42;Castle Creek:-1:42;Kancoona South:-1:42;Wodonga Forward:-1:42;Barnawartha North:-1:42;Lake Hume Village:-1:42;Staghorn Flat:1:-95;Ebden:114:-13;Allans Flat:0:-138;Bonegilla:126:-32;Baranduda:76:-84;Kergunyah South:-162:0;Hume Weir:164:-1;Gundowring:-167:12;Osbornes Flat:-54:-133;Leneva:50:-138;Bellbridge:169:24;Bethanga:150:57;Killara:127:-87;Bandiana:119:-112;Dederang:-217:-21;Upper Gundowring:-217:29;Glen Creek:-183:-88;Talgarno:196:115;Gateway Island:172:-140;Huon Creek:115:-221;Mongans Bridge:-322:84;Coral Bank:-350:64;Running Creek:-350:-121;Bungil:213:314;Lucyvale:-17:579;Thologolong:299:367;Berringama:55:612;Mount Alfred:282:580
3694|VIC|-36.148|146.926|Bandiana;Bandiana Milpo
3695|VIC|-36.289|147.1|Sandy Creek:-11:0;Red Bluff:22:0;Charleroi:0:24;Huon:55:-33
3697|VIC|-36.689|147.142|Tawonga
3698|VIC|-36.306|147.08|Tawonga South
3699|VIC|-36.805|147.224|Bogong;Nelse:3:2;Falls Creek:-61:54;Mount Beauty:68:-48
3700|VIC|-36.195|147.273|Tallangatta:-23:-96;Georges Creek:28:0;Tallangatta East:-7:33;Bullioh:0:53;Jarvis Creek:21:-51
3701|VIC|-36.367|147.33|Shelley;Fernvale;Granite Flat;Tallangatta South;Tallangatta Valley:73:59;Tallandoon:-34:-106;Eskdale:-100:-97;Mitta Mitta:-183:53;Old Tallangatta:166:-82;Granya:258:-10;Dartmouth:-179:182
3704|VIC|-36.153|147.495|Koetong
3705|VIC|-36.329|147.775|Nariel Valley:0:59;Cudgewa:142:0
3707|VIC|-36.213|147.981|Towong:86:0;Towong Upper:10:45;Thowgla Valley:-29:-32;Corryong:16:-78;Biggara:-69:49;Colac Colac:0:-148;Bringenbrong:83:91;Nariel Valley:-116:-147;Tom Groggin:-306:146
3708|VIC|-36.052|147.905|Tintaldra
3709|VIC|-36.011|147.639|Pine Mountain;Mount Alfred:26:-21;Guys Forest:-54:9;Burrowye:-17:-83;Walwa:45:95
3711|VIC|-37.417|145.717|Buxton
3712|VIC|-37.299|145.796|Rubicon:0:33;Thornton:43:0
3713|VIC|-37.22|145.895|Lake Eildon;Eildon:-12:17;Taylor Bay:12:-17
3714|VIC|-37.191|145.702|Whanregarwen:-1:0;Crystal Creek:-1:0;Alexandra:0:9;Acheron:-59:-2;Fawcett:58:-19;Koriella:25:-52;Maintongoon:49:52;Devils River:19:115;Taggerty:-142:15;Cathkin:41:-119
3715|VIC|-36.983|145.8|Ancona:0:17;Woodfield:-33:0;Merton:7:-89
3717|VIC|-37.274|145.417|Killingworth:0:1;Yea:63:11;Limestone:24:83;Flowerdale:-59:-83;Glenburn:-143:0;Homewood:74:-83;Ghin Ghin:134:-41;Murrindindi:-93:117
3718|VIC|-37.167|145.533|Molesworth
3719|VIC|-37.05|145.6|Gobur:33:0;Yarck:-50:17;Kanumbra:0:67;Terip Terip:50:-33
3720|VIC|-37.017|145.867|Bonnie Doon
3722|VIC|-37.052|146.167|Barwite:52:0;Mansfield:0:-78;Mirimbah:-58:232
3723|VIC|-37.2|146.171|Howqua:-43:20;Boorolite:-9:0;Bridge Creek:-9:0;Howqua Inlet:-9:0;Macs Cove:-12:-24;Piries:0:-37;Mountain Bay:3:-73;Delatite:70:-10;Goughs Bay:34:-101;Jamieson:-117:-37;Howqua Hills:8:156;Merrijig:100:79;Kevington:-167:-21;Howes Creek:33:-171;Sawmill Settlement:83:188;Gaffneys Creek:-267:13;Enochs Point:-217:-71;Knockwood:-250:63;Mount Buller:54:266;Tolmie:267:63;Archerton:317:29;Nillahcootie:217:-137;Maindample:167:-237;Matlock:-400:46;Barjarg:277:-176;Woods Point:-360:172
3724|VIC|-37.052|146.089|Mansfield
3725|VIC|-36.41|145.8|Stewarton:-23:0;Major Plains:44:0;Boxwood:94:0;Goorambat:-6:117;Chesney Vale:0:286
3726|VIC|-36.333|146.001|Bungeet:33:49;Bungeet West:-7:0;Thoona:17:66;Devenish:0:-101
3727|VIC|-36.267|145.9|St James;Lake Rowan:0:67;Yundool:-10:-79;Waggarandall:17:-100;Pelluebla:66:104;Almonds:27:146
3728|VIC|-36.157|145.877|Tungamah:-4:0;Youarang:10:-105;Wilby:0:145;Boomahnoomoonah:33:222
3730|VIC|-36.062|146|Yarrawonga:43:0;Burramine:57:-127;Bundalong:32:158;Yarrawonga South:-29:47;Telford:-34:-66;Bathumi:25:80;Burramine South:-2:-146;Esmond:0:183;Bundalong South:-33:188;Boosey:12:-216
3732|VIC|-36.75|146.317|Myrrhee;Moyhu:172:62
3733|VIC|-36.783|146.417|Whitfield
3735|VIC|-36.538|146.6|Whorouly:22:0;Whorouly East:0:41;Whorouly South:-55:-3;Bowmans Forest:58:34
3736|VIC|-36.561|146.724|Myrtleford
3737|VIC|-36.605|146.722|Merriang:33:-29;Selwyn;Havilah;Abbeyard;Havillah;Mudgegonga;Wonnangatta;Myrtleford:44:2;Merriang South:0:-51;Nug Nug:-61:-4;Buffalo River:-28:-39;Gapsted:88:-39;Barwidgee:98:60;Rosewhite:22:155;Dandongadale:-195:-55
3738|VIC|-36.587|146.759|Ovens
3739|VIC|-36.635|146.86|Eurobin
3740|VIC|-36.79|146.88|Mount Buffalo;Buckland:-94:-30;Porepunkah:94:30
3741|VIC|-36.82|147.062|Smoko:0:2;Mount Hotham:-2:-6;Harrietville:-71:0;Germantown:79:8;Freeburgh:60:-36;Bright:90:-102;Hotham Heights:-173:90
3744|VIC|-36.783|146.983|Wandiligong
3746|VIC|-36.325|146.554|Eldorado
3747|VIC|-36.383|146.686|Beechworth:25:0;Silver Creek:0:31;Baarmutha:-33:-2;Hurdle Flat:0:48;Murmungee:-67:-2;Stanley:-33:64;Woolshed:67:-53;Wooragee:100:97
3749|VIC|-36.417|146.84|Bruarong:0:10;Yackandandah:103:0
3750|VIC|-37.583|145.033|Wollert
3751|VIC|-37.55|145.033|Woodstock
3752|VIC|-37.65|145.1|Morang South;South Morang
3753|VIC|-37.483|144.983|Beveridge
3754|VIC|-37.601|145.096|Mernda;Doreen:1:54
3755|VIC|-37.567|145.1|Yan Yean
3756|VIC|-37.417|145.013|Wallan:1:-34;Chintin;Hidden Valley;Darraweit Guim;Wallan East:2:-8;Upper Plenty:-3:42
3757|VIC|-37.491|145.198|Bruces Creek;Humevale:-9:-31;Kinglake West:24:36;Pheasant Creek:8:86;Whittlesea:-21:-79;Kinglake Central:-9:103;Eden Park:8:-114
3758|VIC|-37.372|145.032|Wandong;Heathcote Junction
3759|VIC|-37.641|145.24|Panton Hill
3760|VIC|-37.62|145.26|Smiths Gully
3761|VIC|-37.523|145.139|St Andrews
3762|VIC|-37.35|144.967|Bylands
3763|VIC|-37.533|145.34|Kinglake;Mount Slide
3764|VIC|-37.296|144.953|Kilmore;Kilmore East:-4:31;Moranding:54:-4;Willowmavin:37:-82;High Camp:112:-52;Tantaraboo:-108:70;Glenaroua:196:14;Forbes:-1154:581
3765|VIC|-37.817|145.35|Montrose
3766|VIC|-37.817|145.367|Kalorama
3767|VIC|-37.833|145.367|Mount Dandenong
3770|VIC|-37.725|145.378|Coldstream;Yering:25:-11;Gruyere:-8:72
3775|VIC|-37.65|145.383|Yarra Glen:-8:-9;Tarrawarra:0:50;Christmas Hills:0:-50;Steels Creek:67:0;Dixons Creek:50:33
3777|VIC|-37.618|145.497|Healesville:-36:20;Healesville Post Shop;Chum Creek:13:-10;Badger Creek:-82:19;Toolangi:85:-31;Mount Toolebewong:-81:65;Castella:101:-64
3778|VIC|-37.6|145.633|Fernshaw;Narbethong:36:22
3779|VIC|-37.559|145.748|Marysville:49:0;Cambarville:0:143
3781|VIC|-37.937|145.5|Cockatoo:0:-6;Mount Burnett:-47:0;Nangana:70:33
3782|VIC|-37.932|145.441|Emerald;Clematis:-2:-24;Avonsleigh:20:43;Macclesfield:48:42
3783|VIC|-37.953|145.555|Gembrook
3785|VIC|-37.879|145.316|Tremont
3786|VIC|-37.883|145.333|Ferny Creek
3787|VIC|-37.867|145.35|Sassafras;Sassafras Gully
3788|VIC|-37.85|145.367|Olinda
3789|VIC|-37.883|145.35|Sherbrooke
3791|VIC|-37.898|145.382|Kallista
3792|VIC|-37.892|145.402|The Patch
3793|VIC|-37.874|145.426|Monbulk
3795|VIC|-37.817|145.417|Silvan
3796|VIC|-37.783|145.383|Mount Evelyn
3797|VIC|-37.845|145.685|Three Bridges;Gilderoy:-21:32;Gladysdale:28:-32;Powelltown:-21:65;Yarra Junction:63:-70
3799|VIC|-37.754|145.719|Reefton:5:0;Warburton:0:-29;East Warburton:17:24;Big Pats Creek:-10:43;Millgrove:-2:-66;Wesburn:-13:-86;Mcmahons Creek:37:114
3800|VIC|-38.018|145.35|Monash University
3802|VIC|-37.977|145.259|Endeavour Hills
3803|VIC|-38.017|145.267|Hallam
3804|VIC|-37.983|145.317|Narre Warren North;Narre Warren East:19:46
3805|VIC|-38.033|145.3|Narre Warren;Fountain Gate:7:7;Narre Warren South:-10:-8
3806|VIC|-38.033|145.35|Berwick;Harkaway:33:0
3807|VIC|-38.05|145.367|Beaconsfield;Guys Hill:34:20
3808|VIC|-37.994|145.414|Beaconsfield Upper;Dewhurst:14:53
3809|VIC|-38.086|145.402|Officer:27:7;Officer South
3810|VIC|-38.133|145.474|Pakenham:63:0;Rythdale:-8:-12;Pakenham South:0:43;Pakenham Upper:117:43
3812|VIC|-38.036|145.57|Nar Nar Goon:-47:0;Nar Nar Goon North:19:-3;Maryknoll:0:25
3813|VIC|-38.083|145.617|Tynong:0:8;Tynong North:17:0
3814|VIC|-38.133|145.667|Garfield:43:8;Vervale;Cora Lynn:-17:-67;Garfield North:86:17
3815|VIC|-38.098|145.716|Bunyip;Bunyip North:35:4;Iona:-35:-33;Tonimbuk:81:17
3816|VIC|-38.113|145.767|Longwarry:0:2;Longwarry North:29:0;Labertouche:63:33;Modella:-71:-50
3818|VIC|-38.137|145.858|Drouin;Ripplebrook:-1:-3;Drouin East:18:32;Drouin South:-30:-25;Drouin West:55:6;Tarago:70:42;Jindivick:103:42;Hallora:-130:-25;Athlone:-97:-92
3820|VIC|-38.159|145.963|Warragul:0:-32;Lillico:36:2;Bona Vista:-53:0
3821|VIC|-38.119|145.949|Buln Buln:19:-15;Nilma:-65:18;Seaview;Bravington;Warragul West;Warragul South;Brandy Creek:15:-34;Nilma North:-31:35;Rokeby:52:-15;Buln Buln East:35:51;Crossover:69:18;Shady Creek:2:101;Ellinbank:-115:-15;Lardner:-81:-82;Neerim Junction:189:12;Ferndale:-198:-15;Torwood:-143:-73;Nayook:205:-16;Neerim North:195:80
3822|VIC|-38.233|146|Cloverlea;Gainsborough:0:-33;Darnum:45:5
3823|VIC|-38.239|146.061|Yarragon:34:0;Yarragon South:0:24;Allambee:-28:-28
3824|VIC|-38.267|146.15|Trafalgar:58:4;Trafalgar South;Childers:-33:-36;Thorpdale South:-68:-13;Narracan:3:87;Trafalgar East:94:42
3825|VIC|-38.057|146.261|Tanjil:0:-42;Moe:-121:0;Yallourn:-121:0;Newborough:-115:32;Walhalla:107:189;Fumina:147:-172;Boola:0:-42;Thaloo:0:-42;Jericho:0:-42;Toombon:0:-42;Walhalla East:0:-42;Newborough East:0:-42;Tanjil South:-60:-11;Thalloo:-27:47;Willow Grove:-26:-61;Westbury:-79:-43;Moondarra:40:106;Caringal:63:85;Hill End:40:-111;Moe South:-156:-9;Erica:74:106;Coalville:-193:6;Hernes Oak:-164:39;Jacob Creek:56:150;Yallourn North:-104:103;Rawson:102:138;Coopers Creek:74:172;Fumina South:107:-144;Amor:116:137;Aberfeldy:355:118;Thomson:-113:-1882
3831|VIC|-37.983|145.955|Neerim:17:-5;Neerim South:-34:0;Neerim East:0:46
3832|VIC|-37.923|145.961|Neerim Junction:-6:0;Nayook:10:-29;Neerim North:0:67
3833|VIC|-37.859|146.069|Baw Baw:28:241;Ada;Toorongo;Icy Creek;Mt Baw Baw;Vesper:-16:0;Loch Valley:26:-69;Noojee:14:-99;Tanjil Bren:38:111;Piedmont:-35:-132;Baw Baw Village:22:181;Gentle Annie:-79:-233
3835|VIC|-38.283|146.183|Thorpdale
3840|VIC|-38.306|146.411|Hazelwood:23:-61;Morwell:71:-16;Jeeralang:-98:65;Maryvale;Mid Valley;Morwell East;Morwell Upper;Jeeralang Junction:-42:2;Hazelwood South:-11:52;Hazelwood North:38:72;Driffield:20:-115
3841|VIC|-38.29|146.589|Gippsland Mc
3842|VIC|-38.308|146.414|Churchill
3844|VIC|-38.317|146.625|Callignee:-17:-42;Carrajung:-50:58;Traralgon:121:-84;Mount Tassie:11:0;Traralgon East:11:0;Callignee North:0:-25;Flynns Creek:66:3;Callignee South:-67:-9;Traralgon South:27:-79;Blackwarry:-83:25;Loy Yang:68:-49;Koornalla:-31:-100;Willung South:-33:108;Carrajung Lower:-83:108;Flynn:150:58;Carrajung South:-69:172;Tyers:168:-145
3847|VIC|-38.201|146.806|Willung:-49:11;Hiamdale;Rosedale:47:-17;Willung South:-149:-72;Nambrok:151:78
3850|VIC|-38.215|147.062|Sale:104:6;Guthridge;Sale North;Wurruk:98:-28;Giffard:-202:22
3851|VIC|-38.162|147.167|Dutson:-21:17;Giffard:-254:-83;Dutson Downs:-18:2;Somerton Park:-18:2;The Heart:46:0;Longford:0:-81;Cobains:79:-17;Clydebank:112:33;Airly:129:-50;Pearsondale:29:-157;Montgomery:129:-100;Seaspray:-214:24;Myrtlebank:96:-142;The Honeysuckles:-191:53;Fulham:62:-183;Glomar Beach:-139:113;Flamingo Beach:-120:138;Stradbroke:-138:-133;Bundalaguah:129:-150;Golden Beach:-49:232;Paradise Beach:-34:249;Seacombe:46:267;Kilmany:62:-267;Giffard West:-191:-179;Lake Wellington:146:283;Darriman:-288:-233;Loch Sport:122:425
3852|VIC|-38.103|147.127|East Sale;East Sale Raaf;Sale East Raaf
3853|VIC|-38.111|147.068|Sale
3854|VIC|-38.117|146.567|Glengarry;Glengarry North:26:13;Glengarry West:-33:-50
3856|VIC|-38.05|146.617|Toongabbie
3857|VIC|-38.017|146.683|Cowwarr
3858|VIC|-37.929|146.737|Licola:296:-120;Gillum;Reynard;Sargood;Arbuckle;Yangoura;Billabong;Crookayan;Worrowing;Tamboritha;Buragwonduc;Glenfalloch;Glen Falloch;Licola North;Howitt Plains;Glenmaggie:29:13;Seaton:-4:-70;Dawson:-45:-47;Heyfield:-52:49;Winnindoo:-121:30;Denison:-104:146
3859|VIC|-37.921|146.862|Tinamba:-41:29;Mewburn Park;Tinamba West:-10:-10;Newry:5:21;Maffra West Upper:46:-41
3860|VIC|-37.89|146.973|Moroka;Nuntin;Wrixon;Koorool;Monomak;Toolome;Wrathung;Woolenook;Nap Nap Marra;Boisdale:7:11;Bushy Park:23:61;Maffra:-81:11;Riverslea:-110:-23;Valencia Creek:117:27;Briagolong:46:100;Coongulla:-1:-187
3862|VIC|-37.783|147.227|Cowa;Miowera;Moornapa;Hawkhurst;Castleburn;Budgee Budgee;Crooked River;Stockdale:-17:-60;Munro:-134:-43;Cobbannah:145:44;Perry Bridge:-217:40;Waterford:266:-27;Llowalong:-122:-185;Stratford:-180:-144;Dargo:300:40;Meerlieu:-217:173;Hollands Landing:-266:233;Wongungarra:442:-72
3864|VIC|-37.808|147.31|The Fingerboard;Fernbank:-58:7;Glenaladale:58:-7
3865|VIC|-37.8|147.46|Lindenow
3869|VIC|-38.383|146.383|Yinnar:61:-54;Yinnar South;Jumbuk:-17:44
3870|VIC|-38.45|146.33|Budgeree:33:3;Boolarra:71:-55;Johnstones Hill:8:0;Boolarra South:0:-47;Budgeree East:0:53;Mirboo East:-33:-47;Grand Ridge:-24:91
3871|VIC|-38.402|146.182|Mirboo:-64:18;Baromi;Mirboo North:1:-20;Limonite:-48:18;Darlimurla:36:35;Delburn:68:61;Allambee South:52:-82;Tarwin East:-114:52;Dollar:-164:-15;Allambee Reserve:104:-122
3873|VIC|-38.283|146.7|Gormandale
3874|VIC|-38.547|146.883|Woodside:23:-8;Woodside North:17:2;Cherrilong:-37:0;Mcloughlins Beach:-63:7;Woodside Beach:0:95;Carrajung South:161:-86
3875|VIC|-37.757|147.504|Melwood:14:0;Flaggy Creek:1:-21;Calulu:-25:6;Hillside:-76:-4;Wuk Wuk:-10:-71;Ellaswood:-28:75;Mount Taylor:13:95;Wy Yung:-43:79;Lindenow South:-60:-71;Woodglen:-20:-114;Walpa:-37:-110;Bullumwaal:124:29;Granite Rock:0:168;Bairnsdale:-66:106;East Bairnsdale:-66:106;Eastwood:71:-127;Wentworth:71:-127;Broadlands:71:-127;Marthavale:71:-127;Lucknow:-60:146;Clifton Creek:49:161;Sarsfield:7:212;Iguana Creek:56:-182;Bengworden:-226:-38;Forge Creek:-143:129;Goon Nure:-221:84;Waterholes:110:219;Tabberabbera:200:-133;Hollands Landing:-292:-44;Newlands Arm:-172:188;Banksia Peninsula:-196:168;Deptford:174:196;Merrijig:657:-1254;Ryans:1120:-1312;Fairy Dell:1424:-2754
3878|VIC|-37.9|147.683|Eagle Point
3880|VIC|-37.918|147.726|Boole Poole;Ocean Grange;Paynesville:-1:-7;Raymond Island:1:7
3882|VIC|-37.817|147.733|Nicholson
3885|VIC|-37.399|148.117|Wulgulmerang:371:185;Buchan:-101:67;Yalmy:0:-2;Brumby:0:-2;Timbarra:0:-2;Wulgulmerang West:0:-2;Murrindal:-18:83;Buchan South:-168:0;W Tree:76:123;Butchers Ridge:141:128;Gelantipy:216:167;Wulgulmerang East:371:185;Bruthen:-308:-286;Wiseleigh:-313:-311;Tambo Upper:-368:-274;Mossiface:-343:-301;Suggan Buggan:443:211
3886|VIC|-37.753|148.455|Newmerella
3887|VIC|-37.717|148.121|Nowa Nowa:0:-21;Wairewa:28:48;Lake Tyers:-124:0
3888|VIC|-37.428|148.485|Bete Bolong:-257:-101;Delegate River:367:316;Nurran;Lochend;Cabanandra;Cape Conran;Haydens Bog;Wombat Creek;Martins Creek;Orbost:-268:-28;Goongerah:96:210;Jarrahmond:-270:-78;Bete Bolong North:-156:-194;Brodribb River:-272:82;Corringle:-355:-40;Marlo:-368:47;Bonang:261:163;Deddick Valley:378:48;Tubbut:336:113;Simpsons Creek:-315:-135;Waygara:-305:-168;Dellicknora:328:215;Tostaree:-322:-318;Bendoc:282:398;Delegate River East:367:316;Omeo Valley:474:-848
3889|VIC|-37.588|148.861|Bellbird Creek;Bell Bird Creek;Club Terrace:55:89;Manorina:-87:-66;Cabbage Tree Creek:-108:-141;Errinundra:105:-145;Bemm River:-170:108;Combienbar:205:156
3890|VIC|-37.517|149.151|Noorinbee:0:16;Weeragua:31:16;Cann River:-49:0;Tonghi Creek:-47:-92;Noorinbee North:93:47;Tamboon:-223:-9;Buldah:251:-8;Chandlers Creek:193:158
3891|VIC|-37.484|149.573|Wroxham;Wangarabell;Wallagaraugh;Genoa:1:10;Maramingo Creek:55:54;Gipsy Point:-5:116;Wingan River:-50:-180
3892|VIC|-37.559|149.754|Mallacoota
3893|VIC|-37.467|147.792|Double Bridges;Stirling:33:-42;Tambo Crossing:-33:42
3895|VIC|-37.325|147.824|Ensay:-48:0;Ensay North:0:13;Doctors Flat:25:-74;Reedy Flat:-75:76;Reedy Creek:59:-2691
3896|VIC|-37.22|147.72|Nunniong;Swifts Creek:-30:-3;Tongio:37:13;Bindi:107:94;Brookville:-113:-103
3898|VIC|-37.011|147.51|Bingo;Omeo:-85:85;Bundara;Shannonvale;Bingo Munjie;Anglers Rest:18:-21;Hinnomunjie:-5:140;Glen Valley:145:-26;Cobungra:-89:-93;Omeo Valley:57:127;Glen Wills:177:-33;Dinner Plain:-12:-269;Cassilis:-206:90
3900|VIC|-36.953|147.705|Uplands;Benambra;Cobberas
3902|VIC|-37.817|147.8|Johnsonville;Bumberrah:17:33
3903|VIC|-37.833|147.867|Swan Reach
3904|VIC|-37.891|147.853|Metung
3909|VIC|-37.866|147.986|Kalimna:-4:-19;Nyerimilang;Toorloo Arm;Lakes Entrance:0:16;Kalimna West:10:-34;Lake Bunga:5:53;Lake Tyers Beach:5:83;Nungurner:-16:-100
3910|VIC|-38.167|145.167|Langwarrin
3911|VIC|-38.2|145.15|Baxter;Langwarrin South:11:43
3912|VIC|-38.217|145.167|Somerville;Pearcedale:14:68
3913|VIC|-38.25|145.183|Tyabb
3915|VIC|-38.3|145.097|Tuerong:1:0;Hastings:0:87
3916|VIC|-38.415|145.069|Point Leo;Shoreham:-11:-23;Merricks:32:14
3918|VIC|-38.333|145.167|Bittern
3919|VIC|-38.35|145.2|Crib Point
3920|VIC|-38.365|145.2|Hmas Cerberus;Flinders Naval Depot
3921|VIC|-38.368|145.329|Elizabeth Island;Tankerton:-19:-37;French Island:19:37
3922|VIC|-38.468|145.239|Cowes:15:0;Wimbledon Heights:-11:-6;Silverleaves:14:34;Sunset Strip:-25:24;Smiths Beach:-33:17;Ventnor:0:-65;Sunderland Bay:-35:40;Summerlands:2:-117;Surf Beach:92:-982
3923|VIC|-38.464|145.3|Rhyll
3925|VIC|-38.527|145.356|Churchill Island:0:3;Newhaven:15:0;San Remo:1:20;Cape Woolamai:-16:-12
3926|VIC|-38.392|145.106|Balnarring:25:27;Merricks Beach:-7:0;Balnarring Beach:0:14;Merricks North:42:-23
3927|VIC|-38.381|145.159|Somers
3928|VIC|-38.397|144.972|Main Ridge
3929|VIC|-38.474|145.022|Flinders
3930|VIC|-38.183|145.083|Kunyung;Mount Eliza
3931|VIC|-38.218|145.039|Mornington
3933|VIC|-38.217|145.117|Moorooduc
3934|VIC|-38.267|145.017|Mount Martha
3936|VIC|-38.334|144.965|Dromana;Arthurs Seat:-29:-5;Safety Beach:18:36
3937|VIC|-38.383|145.017|Red Hill:33:0;Red Hill South:0:17
3938|VIC|-38.35|144.928|Mccrae
3939|VIC|-38.414|144.885|Rosebud:59:21;Boneo:-3:-2;Fingal:0:-36;Cape Schanck:-48:16
3940|VIC|-38.367|144.878|Capel Sound:0:1;Rosebud West:3:0
3941|VIC|-38.385|144.824|Rye:0:-12;St Andrews Beach:-29:0;Tootgarook:8:26
3942|VIC|-38.361|144.78|Blairgowrie
3943|VIC|-38.34|144.741|Sorrento
3944|VIC|-38.324|144.71|Portsea
3945|VIC|-38.402|145.683|Bellview;Jeetho:-3:41;Krowera:-31:-16;Woodleigh:2:-50;Loch:33:25
3946|VIC|-38.417|145.767|Bena
3950|VIC|-38.432|145.85|Korumburra:0:-26;Korumburra South:-35:0;Kardella South:-18:33;Whitelaw:15:-67;Strzelecki:99:50
3951|VIC|-38.467|145.771|Jumbunna:0:-5;Moyarra:-17:-38;Outtrim:-62:0;Kongwak:-50:-71;Kardella:50:95;Arawata:67:95;Ranceby:83:79;Fairbank:59:150
3953|VIC|-38.43|146.007|Leongatha:-47:-60;Mount Eccles:63:-23;Wild Dog Valley;Leongatha North:5:-32;Boorool:-18:34;Wooreen:30:27;Berrys Creek:13:60;Mount Eccles South:63:-23;Hallston:63:27;Koorooman:-54:39;Ruby:-20:-90;Mardan:-20:127;Trida:113:-40;Nerrena:-87:77;Leongatha South:-104:-123
3954|VIC|-38.55|145.95|Koonwarra
3956|VIC|-38.664|145.983|Walkerville;Tarwin:81:0;Dumbalk:131:100;Mirboo South;Middle Tarwin:-2:-50;Meeniyan:88:36;Tarwin Lower:-36:-133;Walkerville North:-179:15;Venus Bay:-36:-161;Walkerville South:-195:10;Dumbalk North:148:183
3957|VIC|-38.583|146.033|Grassy Spur;Stony Creek
3958|VIC|-38.65|146.033|Buffalo;Buffalo Creek
3959|VIC|-38.75|146.083|Waratah North;Fish Creek:67:0;Waratah Bay:-55:-14;Sandy Point:-70:34;Hoddle:67:50
3960|VIC|-38.653|146.263|Foster:0:-62;Rumbug;Tidal River;Foster North;Shallow Inlet;Bennison:-14:8;Wonga:56:-15;Mount Best:53:37;Boolarong:86:-13;Woorarra West:60:-46;Turtons Creek:103:-13;Gunyah:120:54;Yanakie:-158:-57;Wilsons Promontory:-307:105
3962|VIC|-38.606|146.386|Woorarra:14:-5;Toora:-57:-58;Woorarra East;Wonyip:44:7;Toora North:-12:-40;Agnes:-80:4;Christies:73:14;Grand Ridge:132:35
3964|VIC|-38.683|146.267|Port Franklin
3965|VIC|-38.699|146.453|Port Welshpool
3966|VIC|-38.633|146.433|Welshpool:-33:0;Hazel Park:0:-50;Binginwarri:50:17
3967|VIC|-38.633|146.5|Hedley
3971|VIC|-38.555|146.633|Alberton:-62:33;Snake Island:0:-19;Devon North:31:14;Yarram:-10:42;Jack River:5:-67;Alberton West:-45:-33;Macks Creek:88:0;Calrossie:55:39;Gelliondale:-65:-30;Staceys Bridge:5:-100;Langsborough:-100:45;Tarra Valley:86:-71;Tarraville:-79:83;Port Albert:-111:55;Won Wron:88:83;Balook:121:-67;Hunterston:-42:150;Robertsons Beach:-102:96;Hiawatha:22:-199;Madalya:55:-167;Manns Beach:-90:149;Baromi:152:-452
3975|VIC|-38.065|145.227|Lyndhurst;Lynbrook:9:29
3976|VIC|-38.033|145.25|Hampton Park
3977|VIC|-38.135|145.283|Cranbourne:22:0;Junction Village:-1:13;Botanic Ridge:-9:-15;Cranbourne East:20:15;Cranbourne South:0:-44;Devon Meadows:-32:17;Cranbourne West:38:-16;Five Ways:-32:33;Cranbourne North:57:15;Skye:30:-67;Cannons Creek:-77:32;Sandhurst:54:-76
3978|VIC|-38.133|145.333|Clyde;Clyde North:17:0;Cardinia:-17:83
3979|VIC|-38.467|145.6|Korrine:0:14;Almurta:0:-17;Kernot:33:0;Glen Alvie:-34:59
3980|VIC|-38.215|145.338|Blind Bight;Warneet:-9:-29;Tooradin:0:46
3981|VIC|-38.199|145.567|Koo Wee Rup:0:-76;Bayles:16:0;Koo Wee Rup North:33:-33;Catani:-1:67;Yannathan:-34:83;Dalmore:16:-150;Heath Hill:-51:133
3984|VIC|-38.385|145.53|Lang Lang:119:32;Grantville:-22:0;Pioneer Bay:4:19;Jam Jerrup:27:-6;The Gurdies:0:34;Adams Estate:-41:2;Queensferry:-32:-30;Tenby Point:-31:-54;Corinella:-29:-102;Caldermeade:135:3;Coronet Bay:-54:-84;Monomeith:168:-13;Lang Lang East:109:123
3987|VIC|-38.334|145.673|Nyora
3988|VIC|-38.303|145.8|Poowong:-40:-36;Poowong North:3:0;Poowong East:3:33;Mountain View:0:67
3989|VIC|-38.294|145.565|St Helier
3990|VIC|-38.45|145.533|Glen Forbes
3991|VIC|-38.483|145.45|Bass
3992|VIC|-38.554|145.583|Ryanston:21:0;West Creek:0:38;Dalyston:-12:-33;Blackwood Forest:54:33
3995|VIC|-38.576|145.575|St Clair:0:-1;Hicksborough:-7:-8;South Dudley:-17:0;Powlett River:10:8;North Wonthaggi:-1:18;Archies Creek:28:-11;Wonthaggi:-29:19;Harmers Haven:-78:3;Lance Creek:23:81;Kilcunda:27:-92;Wattle Bank:10:125;Cape Paterson:-94:46;Woolamai:77:-75;Anderson:53:-127
3996|VIC|-38.627|145.723|Inverloch;Pound Creek:11:116
4000|QLD|-27.465|153.023|Brisbane:-3:5;Brisbane City:-3:5;Brisbane-City;Spring Hill:4:0;Petrie Terrace:2:-10
4001|QLD|-27.468|153.028|Brisbane;Riverside Centre;Waterfront Place
4002|QLD|-27.441|153.059|City East;Wintergarden
4003|QLD|-27.441|153.059|George Street
4004|QLD|-27.461|153.023|Spring Hill
4005|QLD|-27.468|153.047|New Farm:0:1;Teneriffe:12:0
4006|QLD|-27.447|153.034|Fortitude Valley:-10:-2;Mayne;Bowen Bridge;Brisbane Exhibition;Bowen Hills:4:4;Newstead:3:13;Herston:3:-15
4007|QLD|-27.426|153.072|Hamilton:-13:-9;Doomben;Whinstanes:4:5;Hamilton Central:4:5;Ascot:-5:-14
4008|QLD|-27.41|153.116|Bulwer Island;Pinkenba:-18:1;Meeandah:-23:-16;Myrtletown:27:17
4009|QLD|-27.431|153.091|Eagle Farm
4010|QLD|-27.438|153.043|Albion:4:1;Breakfast Creek:-4:-1
4011|QLD|-27.418|153.064|Eagle Junction;Hendra:1:6;Clayfield:-1:-6
4012|QLD|-27.402|153.056|Wavell Heights:9:-9;Wavell Heights North;Nundah:0:6;Toombul:-7:3
4013|QLD|-27.39|153.071|Northgate
4014|QLD|-27.37|153.084|Virginia:-13:-17;Nudgee:1:1;Banyo:-12:-4;Nudgee Beach:24:20
4017|QLD|-27.316|153.058|Brighton:20:-1;Sandgate:-6:11;Brighton Eventide;Deagon:-12:3;Nashville:10:-9;Bracken Ridge:-1:-27;Shorncliffe:-12:23
4018|QLD|-27.343|153.029|Fitzgibbon:3:0;Taigum:0:15
4019|QLD|-27.252|153.094|Clontarf:-1:-15;Margate:5:4;Humpybong;Scotts Point;Margate Beach;Clontarf Beach;Woody Point:-4:11
4020|QLD|-27.212|153.106|Redcliffe:-15:1;Redcliffe North;Newport:4:-4;Scarborough:11:4
4021|QLD|-27.226|153.084|Kippa-Ring
4022|QLD|-27.214|153.047|Rothwell
4025|QLD|-27.179|153.374|Tangalooma;Moreton Island:-40:14;Cowan Cowan:54:-8;Bulwer:101:-5;Kooringal:-172:48;Cape Moreton:148:91
4029|QLD|-27.187|153.258|Royal Brisbane Hospital
4030|QLD|-27.423|153.039|Eildon Hill;Wooloowin:0:3;Lutwyche:0:-5;Windsor:-14:-10;Kalinga:13:12
4031|QLD|-27.411|153.028|Glen Kedron;Kedron:8:2;Gordon Park:-8:-2
4032|QLD|-27.384|153.023|Chermside:0:7;Craigslea;Chermside South;Chermside Centre;Chermside West:0:-7
4034|QLD|-27.356|153.045|Zillmere;Boondall:3:16;Geebung:-17:3;Carseldine:8:-21;Aspley:-11:-28
4035|QLD|-27.354|152.981|Cashs Crossing;Albany Creek:1:-13;Bridgeman Downs:-1:13
4036|QLD|-27.321|153.009|Bald Hills
4037|QLD|-27.339|152.96|Eatons Hill
4051|QLD|-27.422|153.001|Alderley:-3:0;Enoggera:6:-1;Grange:0:14;Newmarket:-13:7;Gaythorne:6:-18;Wilston:-10:18;The Grange:2606:-584
4053|QLD|-27.4|152.987|Stafford:-10:24;Stafford City;Somerset Hills;Brookside Centre;Everton Park:-7:2;Oxford Park:0:-20;Mcdowall:17:5;Everton Hills:11:-15;Stafford Heights:6:24;Mitchelton:-17:-20
4054|QLD|-27.414|152.958|Keperra:0:-11;Arana Hills:16:0;Grovely:-53:9
4055|QLD|-27.401|152.93|Ferny Hills:5:7;Ferny Grove:0:5;Kedron Upper:-18:-12;Upper Kedron:-18:-12;Bunya:31:13
4059|QLD|-27.451|153.003|Kelvin Grove:3:11;Ballymore;Red Hill:-2:0;Normanby:-2:9;Ithaca:1:-19
4060|QLD|-27.445|152.992|Ashgrove;Dorrington;Ashgrove East;Ashgrove West;St Johns Wood
4061|QLD|-27.442|152.939|The Gap
4064|QLD|-27.382|152.566|Milton:-88:437;Baroona;Paddington:-77:429;Rosalie:165:-866
4065|QLD|-27.461|152.979|Bardon;Jubilee;Rainworth;Bardon West
4066|QLD|-27.479|152.988|Toowong:-4:-4;Torwood;Stuartholme;Mount Coot-Tha;Auchenflower:5:4
4067|QLD|-27.475|152.887|St Lucia;Ironside;St Lucia South
4068|QLD|-27.502|152.976|Indooroopilly:-1:-1;Long Pocket;Indooroopilly Centre;Chelmer:-11:-1;Taringa:12:2
4069|QLD|-27.509|152.918|Kenmore:1:21;Lone Pine;Kenmore East;Kenmore Hills:5:14;Brookfield:9:-18;Chapel Hill:6:32;Pinjarra Hills:-29:-11;Pullenvale:-14:-31;Fig Tree Pocket:-19:44;Upper Brookfield:42:-51
4070|QLD|-27.56|152.867|Priors Pocket:0:4;Bellbowrie:1:16;Moggill:-23:0;Anstead:22:-5
4072|QLD|-27.566|152.943|University Of Queensland
4073|QLD|-27.551|152.949|Sinnamon Park:6:0;Seventeen Mile Rocks:0:10
4074|QLD|-27.556|152.926|Sumner:-9:7;Middle Park:0:-4;Jamboree Heights:0:8;Mount Ommaney:10:6;Riverhills:-3:-15;Westlake:7:-13;Jindalee:21:12
4075|QLD|-27.536|152.982|Graceville:15:0;Graceville East;Sherwood:6:0;Corinda:-7:0;Oxley:-14:1
4076|QLD|-27.575|152.944|Wacol:-8:-10;Wacol East Immigration Centre;Darra:8:10
4077|QLD|-27.599|152.975|Inala:2:0;Richlands:3:-22;Inala East;Inala West;Serviceton;Inala Heights;Durack:9:11;Doolandella:-14:11
4078|QLD|-27.626|152.944|Ellen Grove:10:0;Forest Lake:0:25
4101|QLD|-27.482|153.018|South Brisbane:1:3;Mater Hill;Mater Hospital;South Bank:4:4;Highgate Hill:-8:1;West End:2:-8
4102|QLD|-27.493|153.032|Buranda;Princess Alexandra Hospital;Dutton Park:-4:-4;Woolloongabba:4:4
4103|QLD|-27.509|153.029|Annerley:-3:4;Fairfield:3:-4;Thompson Estate;Fairfield Gardens
4104|QLD|-27.516|153.016|Yeronga;Yeronga West
4105|QLD|-27.53|153.011|Moorvale;Clifton Hill;Yeerongpilly:-1:-2;Tennyson:4:-12;Moorooka:-4:14
4106|QLD|-27.539|153.004|Rocklea;Brisbane Market
4107|QLD|-27.551|153.033|Salisbury;Salisbury East
4108|QLD|-27.566|153.028|Archerfield:-1:-13;Coopers Plains:1:13
4109|QLD|-27.58|153.06|Sunnybank:0:1;Banoon;Altandi;Sunnybank South;Robertson:15:-2;Macgregor:15:7;Sunnybank Hills:-30:-6
4110|QLD|-27.616|153.007|Acacia Ridge:32:26;Heathwood:-19:-19;Heathwood Df:0:1;Pallara:-5:-2;Willawong:18:0;Larapinta:-27:-2
4111|QLD|-27.559|153.062|Nathan
4112|QLD|-27.607|153.094|Kuraby
4113|QLD|-27.59|153.089|Fruitgrove;Eight Mile Plains:7:11;Runcorn:-7:-12
4114|QLD|-27.648|153.108|Woodridge:15:-8;Trinder Park;Woodridge East;Logan Central:4:-1;Kingston:-19:9
4115|QLD|-27.643|153.03|Parkinson;Algester:31:3
4116|QLD|-27.623|153.055|Calamvale:0:-7;Stretton:1:12;Drewvale:-24:0
4117|QLD|-27.658|153.079|Berrinba;Karawatha:39:12
4118|QLD|-27.671|153.037|Browns Plains:8:14;Brownsleigh;Regents Park:-6:5;Hillcrest:2:-10;Heritage Park:-12:24;Forestdale:8:-33
4119|QLD|-27.609|153.111|Underwood
4120|QLD|-27.508|153.05|Greenslopes;Loreto Hill;Stones Corner
4121|QLD|-27.526|153.05|Holland Park:0:10;Mount Thompson;Holland Park East;Tarragindi:-1:-4;Wellers Hill:-7:0;Holland Park West:0:10;Ekibin:9:-17
4122|QLD|-27.546|153.09|Mansfield:6:9;Mount Gravatt:12:-7;Upper Mount Gravatt:-15:-6;Mount Gravatt East:5:-8;Wishart:-9:11
4123|QLD|-27.581|153.128|Rochedale:14:5;Priests Gully;Rochedale South:-14:-5
4124|QLD|-27.737|152.95|Silverbark Ridge;New Beith:-29:-8;Greenbank:20:33;Boronia Heights:48:70;Lyons:-38:-95
4125|QLD|-27.727|153.033|Park Ridge:10:0;Park Ridge South;Munruben:-19:-2
4127|QLD|-27.623|153.143|Springwood:11:-14;Chatswood Hills;Daisy Hill:-7:15;Priestdale:23:-9;Slacks Creek:-27:7
4128|QLD|-27.661|153.174|Kimberley Park;Tanah Merah:-11:-4;Shailer Park:11:4
4129|QLD|-27.684|153.186|Loganholme;Logandale
4130|QLD|-27.683|153.217|Cornubia:17:0;Carbrook:0:33
4131|QLD|-27.675|153.135|Loganlea;Meadowbrook:11:10
4132|QLD|-27.68|153.091|Marsden:7:6;Crestmead:-7:-7;Marsden Postal Depot
4133|QLD|-27.724|153.09|Waterford:19:41;Logan Reserve;Chambers Flat:-24:-12;Waterford West:34:43
4151|QLD|-27.493|153.058|Coorparoo
4152|QLD|-27.498|153.092|Carina:11:7;Whites Hill;Carina North;Carina Heights:-9:-1;Carindale:-7:10;Camp Hill:5:-16
4153|QLD|-27.499|153.134|Belmont;Belmont Heights
4154|QLD|-27.488|153.156|Wakerley:5:0;Gumdale:-4:-3;Ransome:0:23
4155|QLD|-27.514|153.149|Chandler
4156|QLD|-27.556|153.121|Mackenzie:12:0;Burbank:0:26
4157|QLD|-27.564|153.202|Capalaba:21:1;Capalaba West;Sheldon:-21:-1
4158|QLD|-27.488|153.198|Thorneside
4159|QLD|-27.483|153.217|Birkdale
4160|QLD|-27.5|153.25|Erobin;Ormiston:-17:0;Wellington Point:17:0
4161|QLD|-27.532|153.229|Alexandra Hills
4163|QLD|-27.527|153.265|Cleveland
4164|QLD|-27.557|153.265|Pinklands;Thornlands
4165|QLD|-27.617|153.29|Victoria Point:34:22;Point Halloran;Victoria Point West;Redland Bay:6:10;Point Talburpin:-23:24;Mount Cotton:-16:-56
4169|QLD|-27.479|153.04|Stanley Bridge;East Brisbane:-2:4;Kangaroo Point:2:-4
4170|QLD|-27.474|153.075|Colmslie:0:2;Seven Hills:-9:0;Morningside:12:0;Norman Park:-5:-13;Cannon Hill:2:20
4171|QLD|-27.457|153.064|Galloways Hill;Balmoral:3:3;Bulimba:7:3;Hawthorne:-10:-6
4172|QLD|-27.463|153.098|Murarrie
4173|QLD|-27.474|153.127|Tingalpa
4174|QLD|-27.448|153.132|Doboy;Hemmant
4178|QLD|-27.432|153.164|Wynnum:-13:-6;Lindum;Wynnum North;Lytton:9:-13;Wynnum West:-26:-11;Wynnum Central:-18:19;Port Of Brisbane:48:11
4179|QLD|-27.469|153.186|Manly:15:0;Lota;Manly West:-5:-19
4183|QLD|-27.427|153.438|Amity:29:0;Amity Point:29:0;North Stradbroke Island:-6:25;Point Lookout:0:99;Dunwich:-71:-36
4184|QLD|-27.611|153.363|Macleay Island:0:-2;Perulpa Island:12:0;Lamb Island:-14:18;Karragarra Island:-26:6;Russell Island:-38:19;Coochiemudlo Island:37:-32;Peel Island:112:-7
4205|QLD|-27.683|153.167|Bethania
4207|QLD|-27.746|153.203|Yatala:30:14;Kairabah:0:5;Yellow Wood:0:5;Windaroo:1:-10;Mount Warren Park:15:3;Bannockburn:-13:-11;Luscombe:-29:4;Beenleigh:35:0;Belivah:-12:-28;Stapylton:13:30;Bahrs Scrub:13:-36;Wolffdene:-37:-20;Holmview:30:-32;Buccan:-3:-70;Eagleby:63:14;Edens Landing:44:-34;Alberton:47:47;Logan Village:-22:-95;Cedar Creek:-115:-3;Woongoolba:-3:130;Steiglitz:-3:147;Yarrabilba:-62:-91;Cabbage Tree Point:9:152
4208|QLD|-27.78|153.243|Ormeau:12:0;Ormeau Hills:-17:14;Kingsholme:-45:-9;Norwell:-3:74;Gilberton:47:41;Jacobs Well:0:119;Halfway Creek:163:-9;Burnside:1147:-302
4209|QLD|-27.845|153.297|Canowindra:-1:0;Pimpama:28:3;Willow Vale:0:-34;Upper Coomera:-32:-11;Coomera:2:42
4210|QLD|-27.913|153.262|Studio Village;Maudsland:-37:5;Guanaba:-25:-23;Wongawallan:38:-33;Oxenford:23:51
4211|QLD|-28.039|153.282|Nerang:50:55;Latimer;Binna Burra;Pindari Hills;Southern Lamington;Gilston:6:18;Advancetown:-27:-15;Lower Beechmont:-8:-36;Highland Park:25:51;Clagiraba:45:-39;Mount Nathan:75:-10;Carrara:18:85;Pacific Pines:99:33;Gaven:83:53;Numinbah Valley:-102:-59;Beechmont:-82:-90;Natural Bridge:-182:-46
4212|QLD|-27.877|153.357|Helensvale:-42:-25;Monterey Keys;Helensvale Town Centre;Hope Island:6:-6;Boykambil:-1:18;Santa Barbara:19:-2;Sanctuary Cove:17:15
4213|QLD|-28.117|153.326|Neranwood:0:-14;Bonogin:-22:27;Tallai:53:0;Austinville:-38:-17;Mudgeeraba:34:41;Worongary:67:24;Springbrook:-75:-63
4214|QLD|-27.964|153.366|Arundel:26:-3;Ashmore:-25:11;Ashmore City;Parkwood:9:-3;Molendinar:-10:-5
4215|QLD|-27.956|153.398|Southport:-12:0;Sundale;Chirn Park;Keebra Park;Australia Fair;Southport Park;Labrador:12:0
4216|QLD|-27.896|153.397|Paradise Point:10:-3;Currigee;Anglers Paradise;Sovereign Islands;Paradise Point Keys;Hollywell:-5:0;Runaway Bay:-18:1;Coombabah:-14:-26;Biggera Waters:-36:4;South Stradbroke:63:24
4217|QLD|-28|153.412|Bundall:-11:-7;Sorrento;The Spit;Isle Of Capri;Chevron Island;Paradise Island;Paradise Waters;Surfers Paradise:-3:18;Benowa:-8:-26;Main Beach:21:15
4218|QLD|-28.027|152.951|Broadbeach:-1:482;Rialto;Rio Vista;Miami Keys;Moana Park;Nobby Beach;Mermaid Keys;Pacific Fair;Q Supercentre;Florida Gardens;Broadbeach Waters:-8:474;Mermaid Beach:-17:484;Mermaid Waters:-22:480;Cypress Gardens:49:-1920
4219|QLD|-28.112|153.441|West Burleigh
4220|QLD|-28.09|153.439|Tally Valley;Burleigh Town;Burleigh Heads:-10:11;Miami:19:3;Burleigh Waters:-9:-14
4221|QLD|-28.136|153.449|Elanora;Palm Beach:19:17
4222|QLD|-28.108|153.358|Griffith University
4223|QLD|-28.168|153.439|Currumbin:27:11;Currumbin Waters:13:34;Currumbin Valley:-40:-45
4224|QLD|-28.15|153.5|Tugun;Tugun Heights
4225|QLD|-28.041|152.984|Kirra;Rainbow Bay;Bilinga:-126:533;Coolangatta:-129:551;Greenmount:255:-1083
4226|QLD|-28.058|153.388|Robina:-12:5;Kerrydale;Clear Island Waters:5:10;Merrimac:7:-15
4227|QLD|-28.099|153.404|Reedy Creek;Varsity Lakes:10:8
4228|QLD|-28.165|153.395|Tallebudgera:15:39;Ingleside;Tallebudgera Valley:-28:-40
4229|QLD|-28.108|153.358|Bond University
4230|QLD|-27.96|153.182|Robina Town Centre
4270|QLD|-27.883|153.133|Tamborine;Tamborine Village
4271|QLD|-27.919|153.199|Eagle Heights
4272|QLD|-27.969|153.199|Mount Tamborine;Tamborine Mountain;North Tamborine:42:-15
4275|QLD|-28.048|153.15|O’Reilly;O'Reillys;Bloomfleet;Flying Fox;Lamington National Park;Ferny Glen:-21:16;Canungra:31:16;Witheren:8:42;Sarabah:-44:-37;Benobble:64:17;Illinbah:-84:-1;Biddaddaba:50:-35;Wonglepong:81:14;Boyland:98:-17;O'Reilly:-184:-14
4280|QLD|-27.768|153.016|North Maclean:0:1;Maclean:-16:1;South Maclean:-25:0;Stockleigh:1:51;Jimboomba:-64:11;Glenlogan:8:-139;Riverbend:8:-139;Flagstone:151:-899
4285|QLD|-28.034|152.939|Tamrookum:-90:-23;Veresdale:117:44;Ilbogan:0:-3;Tabragalba:0:-3;Knapp Creek:0:-3;Nindooinbah:0:-3;Monarch Glen:0:-3;Flinders Lakes:0:-3;Tamrookum Creek:0:-3;Josephville:-4:-7;Cryna:2:47;Laravale:-49:-2;Bromelton:51:-6;Tabooba:-93:6;Beaudesert:47:58;Allenview:128:0;Gleneagle:101:44;Kooralbyn:-46:-99;Kerry:-71:87;Woodhill:134:28;Oaky Creek:-166:0;Innisplain:-140:-31;Christmas Creek:-130:52;Kagaru:168:-15;Veresdale Scrub:117:78;Cedar Grove:167:44;Cainbable:-91:144;Cedar Vale:145:90;Undullah:143:-101;Hillview:-180:73;Lamington:-211:54;Mundoolun:134:132;Chinghee Creek:-238:46;Darlington:-205:128;Mount Gipps:-288:68;Birnam:551:-1022
4287|QLD|-28.239|152.804|Running Creek;Mount Lindesay;Palen Creek:-19:20;Barney View:-16:-24;Mount Barney:6:-57;Rathdowney:29:60
4300|QLD|-27.647|152.906|Springfield:-6:11;Goodna:37:-7;Goodna East;Opossum Creek;Brookwater:-14:-10;Camira:13:15;Bellbird Park:11:-20;Springfield Central:-33:-2;Springfield Lakes:-20:19;Augustine Heights:-13:-27;Gailes:36:7;Spring Mountain:-42:-11;Carole Park:30:25
4301|QLD|-27.62|152.86|Redbank:20:7;Greenwood Village:0:2;Collingwood Park:7:0;Redbank Plains:-27:0
4303|QLD|-27.6|152.833|Dinmore;Riverview:0:17;New Chum:-18:-1
4304|QLD|-27.613|152.803|Booval:0:-13;Booval Fair;Bundamba:4:9;Blackstone:-12:6;North Booval:10:-8;Silkstone:-8:-15;Ebbw Vale:5:22
4305|QLD|-27.621|152.757|Brassall:24:-9;Bremer:-5:0;Raymonds Hill:-5:0;Brassall Heights:-5:0;Ipswich:-2:4;West Ipswich:0:-9;Woodend:16:-4;Sadliers Crossing:9:-11;Coalfalls:13:-10;North Ipswich:18:5;Newtown:5:20;Leichhardt:-2:-23;One Mile:-8:-19;Churchill:-21:-7;Eastern Heights:-7:21;East Ipswich:15:15;Raceview:-13:18;Basin Pocket:21:14;Tivoli:29:11;Wulkuraka:7:-35;Moores Pocket:24:20;Flinders View:-29:17;Yamanto:-39:-18;North Tivoli:45:31;Limestone Ridges:-215:-31
4306|QLD|-27.467|152.622|Blackbutt:580:-520;Wivenhoe:97:-69;Benarkin:585:-484;Vernor:0:-5;Fernvale:12:31;Wivenhoe Pocket:45:0;Fairney View:-17:45;Glamorgan Vale:-50:12;Lark Hill:-60:-19;Wanora:-50:45;Borallon:-31:82;Haigslea:-106:8;England Creek:78:53;Mount Marrow:-137:-1;Ironbark:-90:50;Lake Manchester:-23:124;Banks Creek:54:102;Pine Mountain:-83:78;Teelah:97:-69;Washpool:97:-69;Bellhaven:97:-69;Blackwall:97:-69;Avoca Vale:97:-69;Holts Hill:97:-69;Monsildale:97:-69;White Rock:97:-69;Forest Glade:97:-69;West Amberley:97:-69;Split Yard Creek:97:-69;Kholo:-29:139;Dundas:167:-5;Thagoona:-167:12;Walloon:-139:43;Blacksoil:-110:83;Muirlea:-100:95;Karrabin:-133:95;Amberley:-167:78;Chuwar:-99:157;Mount Crosby:-73:184;Willowbank:-215:52;Karana Downs:-82:186;Purga:-192:94;Karalee:-98:203;Loamside:-200:112;Barellan Point:-105:222;Deebing Heights:-201:127;Swanbank:-190:185;Goolman:-267:128;Peak Crossing:-317:104;South Ripley:-251:195;Ripley:-250:212;Harlin:486:-264;Colinton:533:-305;Moore:566:-328;Linville:622:-346;Googa Creek:497:-555;Cherry Creek:541:-513;Blackbutt South:565:-516;Benarkin North:620:-467;Mount Binga:470:-633;Blackbutt North:601:-504;Taromeo:639:-501;Nukku:599:-543;Mount Stanley:807:-419
4307|QLD|-27.824|152.63|Warrill View:0:-16;Radford:-28:0;Wilsons Plains:-17:23;Harrisville:13:35;Mutdapilly:57:20;Coleyville:15:-63;Silverdale:-75:-25
4309|QLD|-27.961|152.6|Fassifern:-6:0;Tarome;Washpool;Frazerview;Fassifern Valley:-6:0;Morwincha:-9:-20;Kalbar:19:23;Charlwood:-51:-28;Kents Lagoon:62:18;Aratula:-22:-67;Teviotville:11:83;Obum Obum:45:52;Kulgun:28:83;Mount Edwards:-56:-84;Munbilla:86:59;Moogerah:-128:-78;Milora:129:93;Clumber:-106:-134
4310|QLD|-28.02|152.671|Maroon:-154:49;Maroon Dam;Lake Moogerah;Dugandan:-1:0;Boonah:23:10;Frenches Creek:1:-39;Milford:-5:38;Kents Pocket:31:-15;Mount French:18:-37;Bunburra:-47:15;Hoya:54:12;Wallaces Creek:-50:-18;Bunjurgen:-21:-48;Templin:49:-24;Allandale:8:77;Cannon Creek:-42:53;Coochin:-79:-28;Coulson:65:46;Roadvale:103:17;Blantyre:116:7;Mount Alford:-48:-76;Anthony:142:11;Wyaralong:80:101;Milbong:137:62;Croftby:-123:-109;Woolooman:146:94;Burnett Creek:-217:-81;Carneys Creek:-190:-118
4311|QLD|-27.454|152.501|Buaraba:87:-184;Buaraba South:0:-7;Lake Wivenhoe:0:-7;Mount Tarampa:-10:-22;Rifle Range:-6:31;Clarendon:24:25;Brightview:-46:-17;Coominya:64:0;Tarampa:-29:49;Lowood:-12:76;Prenzlau:-79:16;Lockyer Waters:0:-95;Atkinsons Dam:33:-67;Coolana:-62:53;Patrick Estate:35:81;Wivenhoe Hill:84:34;Minden:-106:44;Churchable:28:-131
4312|QLD|-27.217|152.505|Eskdale;Coal Creek;Redbank Creek;Crossdale:28:26;Murrumba:13:-43;Moombra:-53:-9;Glen Esk:-40:-37;Caboonbah:68:-36;Esk:-22:-83;Bryden:-52:76;Somerset Dam:96:44;Mount Hallen:-100:-89;Mount Byron:63:149
4313|QLD|-27.071|152.413|Biarra;Cressbrook:-7:20;Scrub Creek:29:1;Fulham:5:37;Toogoolawah:-15:-36;Braemore:30:-29;Mount Beppo:-35:27;Gregors Creek:70:-12;Lower Cressbrook:-12:71;Yimbun:38:-46;Ivory Creek:16:-82;Ottaba:-79:-29;Cooeeimbardi:-39:79
4314|QLD|-26.886|152.12|Blackbutt:-1:-19;Benarkin:4:17;Blackbutt North:20:-3;Blackbutt South:-16:-14;Teelah:0:33;Avoca Vale:0:33;Cherry Creek:-40:-11;Taromeo:58:0;Nukku:18:-42;Benarkin North:39:34;Gilla:2:-87;Googa Creek:-84:-54;Moore:-15:173;Linville:41:156;Mount Binga:-111:-131;Colinton:-48:196;Mount Stanley:226:82;Harlin:-95:238
4340|QLD|-27.683|152.529|Mount Walker:-100:4;Calvert:17:-13;Lower Mount Walker:-31:0;Lanefield:33:21;The Bluff:60:6;Ashwell:53:29;Grandchester:19:-67;Ebenezer:0:104;Woolshed:84:-23;Rosewood:50:60;Tallegalla:83:37;Mount Walker West:-91:-29;Mount Forbes:-50:87;Merryvale:-109:-37;Jeebropilly:37:129;Rosevale:-187:-44;Mount Mort:-133:-113;Moorang:-233:-63
4341|QLD|-27.647|152.393|Laidley:14:0;Laidley Heights:0:6;Laidley South:-27:-6;Laidley North:34:10;Laidley Creek West:-21:-35;Summerholm:30:57;Blenheim:-20:-76;Plainland:80:24;Mulgowie:-86:-26;Mount Berryman:-70:-60;Hatton Vale:80:74;Regency Downs:113:48;Thornton:-170:-10;Kensington Grove:114:79;Kentville:164:40;Townson:-236:-26
4342|QLD|-27.549|152.373|Crowley Vale;Glenore Grove:15:27;Forest Hill:-44:-18;Glen Cairn:-63:-46;Lockrose:60:87;Lynford:74:80
4343|QLD|-27.676|152.257|Lawes:0:2;Ringwood:0:2;East Haldon:0:2;Ropeley:9:10;Ingoldsby:-25:-5;Upper Tenthill:9:-23;Rockside:-25:29;Caffey:-24:-37;Lower Tenthill:66:-15;Mount Sylvia:-50:-34;Lefthand Branch:-96:-4;Gatton:117:20;Placid Hills:114:-24;Woodbine:-101:-52;Fordsdale:-34:-129;Vinegar Hill:175:0;Junction View:-124:-73;Adare:163:39;College View:118:95;Black Duck Creek:-158:-73;Lake Clarendon:159:110;Spring Creek:223:75;Morton Vale:188:129;Woodlands:-707:6
4344|QLD|-27.593|152.124|Helidon:40:0;Lilydale:-14:7;Iredale:13:-11;Carpendale:9:22;Flagstone Creek:-24:-7;Egypt:0:54;Helidon Spa:0:54;Silver Pinch:0:54;Upper Flagstone:0:54;Stockyard:-40:-57;Lockyer:80:-42;Silver Ridge:-17:-116;Rockmount:-90:-91;Seventeen Mile:43:835
4345|QLD|-27.651|152.352|Gatton College
4346|QLD|-27.566|152.597|Marburg
4347|QLD|-27.6|152.193|Veradilla:6:0;Winwill:0:24;Grantham:21:9;Ma Ma Creek:-32:-6;Mount Whitestone:-67:-26
4350|QLD|-27.569|151.923|Toowoomba:8:31;Glenvale:1:-30;Wilsonton:26:-6;Drayton:-31:-22;Gowrie:86:-40;Eastlake;Southtown;Carrington;Northlands;Northpoint;Picnic Point;Drayton North;Glenvale Park;Macdonaldtown;Toowoomba East;Toowoomba South;Clifford Gardens;Toowoomba Village Fair;Newtown:13:9;Harristown:-14:10;South Toowoomba:-2:23;Darling Heights:-28:7;Toowoomba City:9:28;Wilsonton Heights:37:1;Rockville:33:15;East Toowoomba:-2:51;Cranley:54:0;Kearneys Spring:-36:18;Centenary Heights:-18:39;Redwood:4:56;Torrington:27:-35;North Toowoomba:25:38;Rangeville:-14:57;Mount Lofty:23:49;Wellcamp:19:-56;Mount Rascal:-66:-9;Cotswold Hills:47:-28;Harlaxton:36:44;Middle Ridge:-38:44;Top Camp:-67:16;Mount Kynoch:58:25;Prince Henry Heights:18:68;Finnie:-59:-32;Charlton:36:-56;Blue Mountain Heights:64:33;Westbrook:-48:-56;Gowrie Mountain:54:-101;Athol:-39:-169;Toowoomba West:-217:-22
4352|QLD|-27.499|151.873|Meringandan:69:41;Gowrie Junction:16:11;Birnam:16:44;Cawdor:39:27;Glencoe:-66:0;Kurrowah:-66:0;Lilyvale:-66:0;Grapetree:-66:0;Palm Tree:-66:0;Rangemore:-66:0;Woodleigh:-66:0;Branchview:-66:0;Grape Tree:-66:0;Groomsville:-66:0;Doctor Creek:-66:0;North Maclagan:-66:0;Condamine Plains:-66:0;Woolmer:50:44;Gowrie Little Plain:69:-27;Meringandan West:83:15;Cutella:50:-56;Ballard:0:108;Highfields:36:81;Muniganeen:116:-5;Yalangur:83:-39;Spring Bluff:37:97;Kleinton:66:77;Wyreema:-156:-17;Vale View:-162:26;Cabarlah:66:127;Withcott:-55:152;Postmans Ridge:-31:180;Murphys Creek:36:182;Hodgson Vale:-166:60;Blanchview:-67:161;Geham:100:144;Silver Ridge:-110:135;Fifteen Mile:77:190;Preston:-161:114;Umbiram:-170:-106;Derrymore:-98:180;Mount Luke:114:170;White Mountain:70:226;Merritts Creek:146:171;Iredale:-80:241;Whichello:206:115;Ramsay:-224:116;Palmtree:101:248;Djuan:319:37;Hampton:149:211;Perseverance:128:232;Pechey:200:177;Coalbank:383:-23;Ravensbourne:133:294;St Aubyn:416:44;Highgrove:366:-106;Kulpi:309:-174;Evergreen:350:-139;Thornville:442:-57;Upper Lockyer:-167:361;Peranga:353:-179;Wutul:466:-73;Nutgrove:450:-106;Narko:397:-171;Maclagan:413:-241;Malling:429:-282;Tummaville:-376:-367;Pampas:-293:-457;Yandilla:-351:-506;Karara:-709:-308;Pozieres:-1027:10;Bapaume:-1070:-29;Amiens:-1088:-65;Gore:-784:-389;Cement Mills:-834:-373;Severnlea:-1203:30;Lyra:-1329:-17;Oman Ama:-900:-573
4353|QLD|-27.126|151.88|Bergen;Mount Darry;Haden:-100:6;East Cooyar:100:-6
4354|QLD|-27.267|151.775|Douglas;Kilbirnie:50:75;Goombungee:-50:-75
4355|QLD|-27.236|152.085|Genaven;Emu Creek;Glenhaven;Nukinenda;Pinelands;Pierce Creek;Upper Pinelands;Crows Nest:-24:-34;Mountain Camp:30:-44;Cressbrook Creek:-13:71;Anduramba:86:15;Pierces Creek:70:-56;Jones Gully:58:-79;Plainby:-34:-106;Glenaven:79:-115;Sylvia Vale:136:-102;The Bluff:-388:450
4356|QLD|-27.653|151.583|Rossvale:6:0;Springside:-22:9;Linthorpe:0:48;Irongate:29:-45;Mount Tyson:69:-16;Pittsworth:-64:51;Yarranlea:-76:-57;Scrubby Mountain:-134:0;Motley:103:34;Purrawunda:131:36;Evanslea:99:-72;Broxburn:-70:113;Kincora:-188:-8;Bongeen:86:-133;Norwin:86:-200;North Branch:-384:747;Stoneleigh:1076:-212;St Helens:-750:567
4357|QLD|-27.998|151.178|Millmerran:119:93;Woondul;Domville;Lemontree;The Pines;Stonehenge;Bulli Creek;Punchs Creek;Wattle Ridge;Western Creek;Millwood:-28:26;Clontarf:32:39;Captains Mountain:57:-14;Lavelle:-6:105;Millmerran Downs:8:-116;Millmerran Woods:-16:-120;Bringalily:-125:12;Grays Gate:38:104;Mount Emlyn:-41:123;Cypress Gardens:20:-146;Forest Ridge:35:-150;Kooroongarra:-105:81;Rocky Creek:-18:172;Turallin:165:39;Canning Creek:-232:-20;Condamine Farms:97:-230
4358|QLD|-27.741|151.857|Felton:-61:-88;Felton South;Cambooya:26:3;Vale View:79:42;Ramsay:18:131;Felton East:-61:-88
4359|QLD|-27.71|152.269|Greenmount:-75:-368;West Haldon;East Greenmount;Greenmount East;Hirstglen:-123:-168;Budgee:-80:-253;Ascot:279:790
4360|QLD|-27.862|151.901|Nobby
4361|QLD|-27.913|151.914|Missen Flat;Victoria Hill;Kings Creek:13:3;Clifton:-20:-7;Elphinstone:-60:-12;Nevilton:29:58;Mount Molar:32:-62;Headington Hill:4:97;Ryeford:-19:-97;Spring Creek:-44:72;Manapouri:45:78;Sandy Camp:-52:-77;Back Plains:13:-131;Pilton:43:132;Upper Pilton:43:132;Ellangowan:-28:-186
4362|QLD|-28.051|151.958|Forest Springs:-4:4;Hendon:-26:-8;Ellinthorp:0:-35;Allora:16:23;Deuchar:-66:0;Talgai:1:-99;Berat:6:100;Mount Marshall:-34:84;Goomburra:1:162;Old Talgai:65:-187
4363|QLD|-27.683|151.717|Southbrook
4364|QLD|-27.761|151.446|Brookstead
4365|QLD|-28.011|151.582|Leyburn
4370|QLD|-28.199|152.033|Warwick:-20:1;Rosenthal:-41:-20;Leslie:20:-112;Glengallan:-1:0;Glennie Heights:-1:0;Womina:15:17;Mount Tabor:-8:34;Rosehill:15:-33;Rosenthal Heights:-41:-20;Sladevale:32:33;Canningvale:-45:23;Morgan Park:-58:12;Willowvale:75:0;The Hermitage:-9:68;Allan:-3:-82;Toolburra:32:-67;Swan Creek:0:104;Massie:51:-78;Wildash:-141:-5;Junabee:-51:100;Silverwood:-125:-28;Leslie Dam:-42:-135;Freestone:75:107;Wheatvale:32:-150;Clintonvale:102:92;Mount Sturt:30:174;Upper Wheatvale:60:-151;Upper Freestone:62:161;Cunningham:37:-191;Murrays Bridge:-133:102;Rodgers Creek:-20:-218;Danderoo:-51:200;Wiyarra:-77:180;Cherry Gully:-235:26;Bony Mountain:65:-200;The Glen:-159:-109;Gladfield:125:151;Loch Lomond:-115:169;Montrose:40:-250;Elbow Valley:-183:113;Greymare:32:-267;Maryvale:130:210;Pratten:109:-251;Thane:37:-332;Mount Colliery:-52:340;Thanes Creek:82:-350;Tregony:134:309;North Branch:162:296
4371|QLD|-28.193|152.247|Emu Vale:-30:0;Yangan:0:-40;Swanfels:24:24
4372|QLD|-28.291|152.246|Tannymorel
4373|QLD|-28.317|152.384|The Falls;The Head:34:33;Killarney:-16:-90
4374|QLD|-28.487|151.967|Dalveen;Palgrave
4375|QLD|-28.533|151.917|Fleurbaix;Cottonvale:817:550
4376|QLD|-28.551|151.949|Thulimbah
4377|QLD|-28.58|151.967|The Summit:0:-13;Glen Niven:-20:0;Maryland:30:33
4378|QLD|-28.619|151.96|Applethorpe
4380|QLD|-28.685|151.91|Glenlyon;Broadwater;Goldfields;Greenlands;Springdale;Pikes Creek;Severnlea:-17:-7;Stanthorpe:31:24;Thorndale:-20:-51;Diamondvale:21:53;Kyoomba:-10:75;Dalcouth:26:79;Storm King:-44:66;Mount Tully:-80:38;Cannon Creek:81:-38;Sugarloaf:-13:130;Nundubbermere:-23:-128;Eukey:-82:73;Ruby Creek:76:97;Amosfield:23:161;Amiens:97:-103;Passchendaele:136:-74;Pikedale:35:-277;Undercliffe:62:277;Mingoola:-298:-394
4381|QLD|-28.774|151.864|Fletcher;Glen Aplin:40:16
4382|QLD|-28.798|151.815|Somme:11:0;Ballandean:0:25;Lyra:-31:41;Wyberba:-64:50;Girraween:250:-77;Sundown:1333:-503
4383|NSW|-28.931|151.928|Wallangarra:7:0;Jennings:0:10
4384|QLD|-28.721|151.182|Limevale
4385|QLD|-28.82|151.076|Bonshaw;Riverton;Maidenhead;Silver Spur;Smithlea:31:14;Camp Creek:-62:-56;Texas:-34:89;Beebo:97:-110;Glenarbon:228:-153;Watsons Crossing:-261:216
4387|QLD|-28.5|151.186|Bybera;Greenup;Mosquito Creek;Coolmunda:83:-41;Brush Creek:-103:-53;Inglewood:84:-105;Warroo:-41:160;Whetstone:0:-253;Terrica:-22:293
4388|QLD|-28.617|150.55|Kurumbul;Yelarbon:44:201
4390|QLD|-28.268|150.306|Kindon:0:44;Billa Billa:122:-5;Goodar:-208:-59;Goondiwindi:-279:0;Callandoon:-227:-122;Calingunee:283:73;Yagaburne:142:233;Wondalli:-113:286;Wyaga:77:325;Lundavra:202:-336
4400|QLD|-27.476|151.814|Kingsthorpe
4401|QLD|-27.385|151.711|Balgowan;Greenwood;Devon Park;Kings Siding;Mount Irving;Highland Plains;Sabine:35:6;Oakey:-48:10;Kelvinhaugh:-17:65;Acland:77:-21;Silverleigh:74:38;Boodua:2:122;Muldu:119:-28;Rosalie Plains:169:-11;Biddeston:-174:7;Yargullen:-97:-112;Aubigny:-138:-76
4402|QLD|-26.959|151.89|Upper Cooyar Creek;Cooyar:-26:-60;Kooralgin:26:60
4403|QLD|-27.277|151.593|Brymaroo;Mount Moriah;West Prairie;Jondaryan:-93:-2;Malu:-73:-26;Quinalow:165:28
4404|QLD|-27.325|151.457|Wainui;Bowenville:20:32;Formartin:-71:-46;Irvingdale:166:27
4405|QLD|-27.246|151.31|Beelbee;St Ruth;Daandine;Malakoff;Marmadua;Grassdale;Pirrinuan;Broadwater;Ranges Bridge;Braemar Forest;Dalby:65:-48;Blaxland:29:90;Nandi:30:-138;Kupunn:18:-196;Tipton:-217:-46;Ducklo:-9:-299;Kumbarilla:-70:-432;Yamsion:263:273;Bunya Mountains:366:256;Weranga:-59:-584;Mowbullan:352:298;Springvale:-768:825
4406|QLD|-27.275|150.769|Jimbour:312:445;Weir River;Boondandilla;Jimbour East;Jimbour West;Kogan:241:-2;Halliford:-121:206;Macalister:229:312;The Gums:-59:-586;Hannaford:-55:-706;Moonie:-444:-399;Kaimkillenbun:212:667;Moola:177:761;Southwood:-494:-698
4407|QLD|-27.542|151.248|Dunmore;Cattle Creek;Nangwee:-8:52;Cecil Plains:8:-52
4408|QLD|-26.783|151.451|Cooranga:10:35;Cooranga North:0:-68;Bell:-152:0
4410|QLD|-26.66|151.124|Diamondy;Langlands;Burra Burri;Jinghi:-40:-7;Jandowae:-124:-11;Darr Creek:164:19
4411|QLD|-26.932|150.923|Warra;Tuckerang
4412|QLD|-26.845|150.792|Wychie;Brigalow
4413|QLD|-26.686|150.717|Burncluith:53:0;Chances Plain:-34:-36;Canaga:0:103;Hopeland:0:103;Fairyland:0:103;Sujeewong:0:103;Crossroads:0:103;Chances Plains:0:103;Boonarga:-109:0;Chinchilla:-51:-87;Baking Board:-21:-172;Pelican:103:150;Rywung:-33:-233;Cameby:86:-234;Goombi:3:-317;Blackswamp:126:-195;Greenswamp:-110:-261;Barakula:261:-213;Wieambilla:-330:-217;Durah:353:250;Kragra:566:69;Auburn:734:-101;Cadarga:640:208;Montrose:-1472:1067;Red Hill:-766:2285
4415|QLD|-26.573|150.149|Dalwogan;Dalwogon;Pelham:-60:-8;Hookswood:14:95;Kowguran:77:-45;Miles:-86:39;Gurulmundi:155:-91;Boortkoi:39:234;Columboola:-100:194;Myall Park:-644:-499
4416|QLD|-26.948|149.893|Nangram;Sunnyside;Pine Hills;Barramornie;Yulabilla:-77:-100;Moraby:57:-147;Condamine:20:248
4417|QLD|-27.233|149.078|Warkon;Oberina;Wellesley;Surat:80:-9;Noorindoo:50:123;Weribone:29:-208;Parknook:-159:95
4418|QLD|-26.259|150.049|Guluguba
4419|QLD|-26.112|149.94|Bundi;Bungaban;Cockatoo;Wandoan:-11:20;Roche Creek:57:201;Grosmont:137:-125;Woleebee:-183:-96
4420|QLD|-26.129|150.065|Glebe;Coorada;Waikola;Baroondah;Broadmere;Ghinghinda;Peek-A-Doo;Hornet Bank;Glenhaughton;Taroom:490:-265;Kinnoul:333:-517;Eurombah:277:-639;Gwambegwine:728:-499;Spring Creek:-1828:1921
4421|QLD|-27.288|150.457|Tara:12:0;Goranba:0:144
4422|QLD|-27.676|149.732|Coomrith;Inglestone:99:29;Westmar:-245:-14;Flinton:-207:-165;Meandarra:353:150
4423|QLD|-27.389|149.525|Coomrith;Teelba:-135:-156;Glenmorgan:135:156
4424|QLD|-26.577|149.95|Drillham:-66:26;Drillham South;Glenaubyn:66:-26
4425|QLD|-26.645|149.761|Dulacca;Bogandilla:145:39
4426|QLD|-26.546|149.642|Jackson:-99:-16;Jackson South;Jackson North:99:16
4427|QLD|-26.611|149.394|Yuleba:0:-11;Yuleba North:111:1;Yuleba South:-126:14;Clifford:458:0
4428|QLD|-26.495|149.164|Wallumbilla:-88:23;Wallumbilla South;Wallumbilla North:35:38;Pickanjinnie:53:-61
4454|QLD|-25.603|148.692|Beilba;Simmie;Westgrove;Mount Howe;Baffle West;Durham Downs;Mount Hutton;Highland Plains;Upper Dawson:120:-30;Injune:-239:-124;Hutton Creek:-81:-282;Arcadia Valley:505:101;Pony Hills:-306:334
4455|QLD|-26.503|148.611|Bungil:0:-6;Ballaroo:0:-6;Cornwall:0:-6;Mount Bindango:0:-6;Bungeworgorai:38:0;Hodgson:-64:6;Euthulla:-24:147;Orange Hill:-3:187;Roma:-64:177;Orallo:227:-67;Mount Abundance:-176:-118;Bymount:409:12;Blythdale:-78:345;Eumamurrin:323:206;Mooga:148:404;Tingun:-292:270;Gunnewin:515:-52;Wycombe:-999:-11;Angellala:88:-1721
4461|QLD|-26.59|148.392|Muckadilla
4462|QLD|-26.567|148.217|Walhallow;Amby:17:-33;Eurella:-17:33
4465|QLD|-26.537|147.851|Dunkeld;Womblebank;Mount Moffatt;Womalilla:37:-18;Mitchell:52:123;V Gate:-349:-53;Forestvale:539:35;Kilmorey Falls:420:328;Bargunyah:-699:-415
4467|QLD|-26.607|147.495|Mungallala:158:47;Redford;Tyrconnel;Mungallala South:-158:-47
4468|QLD|-26.254|147.018|Boatman;Morven:-163:96;Clara Creek:164:-96
4470|QLD|-26.448|146.141|Ward;Riversleigh;Charleville:43:101;Bakers Bend:-284:-43;Sommariva:29:462;Gowrie Station:291:291;Langlo:409:-414;Murweh:-488:-397
4471|QLD|-27.373|145.958|Claverton;Nardoo Siding
4472|QLD|-24.6|145.463|Blackall:177:0;Mount Enniskillen:0:720
4474|QLD|-25.907|144.601|Adavale
4475|QLD|-26.633|145.017|Cheepie
4477|QLD|-25.735|146.786|Nive;Upper Warrego;Augathella:-61:-201;Caroline Crossing:61:201
4478|QLD|-25.011|146.22|Lumeah;Bayrick;Windeyer;Lansdowne;Caldervale;Macfarlane;Scrubby Creek;Tambo:129:38;Minnie Downs:-16:-313;Yandarlo:-114:275
4479|QLD|-26.643|145.464|Cooladdi
4480|QLD|-26.671|143.266|Eromanga;Quilpie:57:1003
4481|QLD|-25.422|142.657|Tanbar;Windorah;Farrars Creek
4482|QLD|-27.449|146.496|Birdsville
4486|QLD|-28.973|147.795|Hebel;Dirranbandi:388:431
4487|QLD|-28.037|148.326|St George:0:255;Begonia:542:0
4488|QLD|-27.631|147.436|Bindebango:7:-1;Nebine:0:15;Bargunyah:395:0;Bollon:-402:47
4489|QLD|-27.248|145.981|Wyandra
4490|QLD|-28.253|145.583|Linden;Jobs Gate;Widgeegoara;Cunnamulla:185:101;Tuen:-314:133;Cuttaburra:-456:-189;Barringun:-605:139;Coongoola:599:319;Yowah:186:-800;Noorama:-450:646;Humeburn:853:-350
4491|QLD|-28.16|145.047|Eulo
4492|QLD|-27.893|143.136|Norley;Noccundra;Bullawarra;Bulloo Downs;Cameron Corner;Nockatunga:104:-506;Thargomindah:-102:688;Dynevor:-492:1137;Durham:490:-1319
4493|QLD|-28.996|144.407|Hungerford
4494|QLD|-28.217|149.656|Tarawera:0:11;North Bungunya:34:-134;Bungunya:-213:0
4496|QLD|-28.486|149.468|Talwood;North Talwood;South Talwood:-127:-147
4497|QLD|-28.604|148.979|Daymar;Thallon:-34:-111;Weengallon:246:75
4498|QLD|-28.421|149.788|Toobeah:0:78;Kioma:209:0
4500|QLD|-27.301|152.947|Strathpine:-3:43;Brendale:-20:37;Strathpine City;Strathpine Centre;Warner:-11:3;Joyner:25:-2;Bray Park:9:21;Cashmere:4:-40;Clear Mountain:-4:-63
4501|QLD|-27.283|152.983|Lawnton
4502|QLD|-27.267|152.983|Petrie;Frenchs Forest
4503|QLD|-27.252|152.991|Kallangur:0:1;Dohles Rocks:1:-4;Dakabin:26:0;Kurwongbah:19:-15;Murrumba Downs:-15:19;Griffin:-20:48;Whiteside:-5:-79
4504|QLD|-27.203|152.959|Narangba
4505|QLD|-27.151|152.979|Burpengary:-6:-21;Burpengary East:6:21
4506|QLD|-27.149|152.873|Moorina;Morayfield:40:76
4507|QLD|-27.043|153.152|Bribie Island;Bribie Island North;Banksia Beach:3:-8;Bellara:-21:-3;White Patch:12:-24;Bongaree:-41:7;Woorim:-26:52;Welsby:72:-23
4508|QLD|-27.193|153.026|Deception Bay
4509|QLD|-27.243|153.021|Mango Hill:0:3;North Lakes:19:0
4510|QLD|-27.084|152.951|Caboolture;Caboolture South:-10:-2;Balingool:11:20;Bellmere:0:-61;Moodlu:30:-41;Upper Caboolture:-32:-68;Rocksberg:-16:-118;Beachmere:-44:101;Meldale:52:121;Donnybrook:79:116;Toorbul:52:147
4511|QLD|-27.084|153.099|Godwin Beach:-2:0;Sandstone Point:0:34;Ningi:23:-20
4512|QLD|-27.039|152.834|Wamuran:0:31;Wamuran Basin:-8:-8;Bracalba:36:0
4513|QLD|-26.962|152.813|Waraba;Corymbia;Lilywood;Greenstone;Wagtail Grove
4514|QLD|-26.953|152.742|Mount Archer:4:0;Commissioners Flat:4:0;Woodford:0:35;Neurum:-14:-42;Stony Creek:26:-30;D'Aguilar:-30:58;D’Aguilar:-30:58;Mount Delaney:-62:-27;Delaneys Creek:-47:53;Villeneuve:5:-110;Bellthorpe:98:19;Stanmore:72:46;Cedarton:103:75;Westvale:-74:-133
4515|QLD|-26.857|152.551|Woolmar;Monsildale;Sheep Station Creek:0:-42;Mount Kilcoy:15:28;Sandy Creek:7:87;Kilcoy:-86:15;Winya:-85:26;Glenfern:-102:49;Hazeldean:-175:-10;Royston:-93:99;Jimna:197:-85;Kingaham:320:-166
4516|QLD|-27.017|152.95|Elimbah
4517|QLD|-26.961|152.954|Beerburrum
4518|QLD|-26.898|152.953|Glass House Mountains
4519|QLD|-26.859|152.884|Peachester:13:0;Crohamhurst:52:-22;Beerwah:0:77;Coochin Creek:-31:170
4520|QLD|-27.372|152.85|Samford:0:37;Samford Valley:0:17;Wights Mountain:-21:5;Samford Village:0:37;Highvale:0:-48;Yugar:27:22;Closeburn:45:14;Camp Mountain:-28:33;Cedar Creek:39:-31;Jollys Lookout:-28:-43;Mount Samson:72:0;Draper:20:56;Enoggera Reservoir:-61:20;Mount Nebo:-25:-65;Samsonvale:106:0;Mount Glorious:38:-83;Kobble Creek:122:-17;Armstrong Creek:156:-17
4521|QLD|-27.173|152.805|King Scrub:0:16;Dayboro:-23:17;Ocean View:46:0;Mount Pleasant:24:-41;Rush Creek:-35:59;Campbells Pocket:97:0;Mount Mee:93:-35;Laceys Creek:-59:-74
4550|QLD|-26.816|152.934|Mount Mellum;Landsborough:9:28
4551|QLD|-26.796|153.115|Caloundra:-8:7;Banya;Baringa;Gagalba;Nirimba;Diamond Head;Corbould Park;Aroona:14:2;Caloundra West:-10:-6;Moffat Beach:5:25;Battery Hill:17:14;Golden Beach:-26:5;Shelly Beach:-1:31;Kings Beach:-6:28;Little Mountain:12:-22;Currimundi:27:8;Dicky Beach:12:23;Pelican Waters:-38:-14;Bells Creek:-23:-49;Meridan Plains:23:-53
4552|QLD|-26.744|152.799|Baroon Pocket:2:0;Mountain View:2:0;Crystal Waters:2:0;Reesville:-15:-11;Elaman Creek:24:-20;Wootha:-44:2;Curramore:51:4;Witta:44:18;Maleny:-16:51;North Maleny:-8:60;Conondale:8:-79;Balmoral Ridge:0:94;Harper Creek:-18:-87;Booroobin:-78:-32;Bald Knob:-35:113;Cambroon:105:-113
4553|QLD|-26.765|152.959|Mooloolah;Mooloolah Valley;Diamond Valley:10:-29;Glenview:-1:58;Palmview:20:101
4554|QLD|-26.731|152.954|Eudlo:1:0;Ilkley:0:44
4555|QLD|-26.701|152.927|Landers Shoot:-13:0;Hunchy:21:-16;Palmwoods:15:35;Chevallum:0:67
4556|QLD|-26.692|153.03|Mons:0:-5;Tanawha:-28:0;Forest Glen:3:-26;Kunda Park:27:5;Buderim:7:27;Sippy Downs:-26:24
4557|QLD|-26.703|153.101|Mountain Creek;Mooloolaba:21:18
4558|QLD|-26.657|153.086|Maroochydore:-3:14;Maroochydore South;Cotton Tree:4:16;Kuluin:-1:-30
4559|QLD|-26.66|152.97|Woombye;Kiels Mountain:4:39;West Woombye:-6:-44;Diddillibah:19:80
4560|QLD|-26.62|152.931|Nambour:-6:28;Nambour West;Highworth:3:3;Image Flat:19:2;Burnside:-13:9;Perwillowen:-13:-15;Towen Mountain:-27:-3;Dulong:-14:-25;Coes Creek:-27:18;Kureelpa:13:-40;Kiamba:47:-7;Mapleton:-4:-64;Kulangoor:37:35;Parklands:24:48;Rosemount:-10:68;Flaxton:-37:-67;Bli Bli:3:105;Montville:-63:-48;Cooloolabin:70:-48
4561|QLD|-26.541|152.975|Yandina:-21:-19;Ninderry;Bridges:8:-25;North Arm:16:-20;Valdora:-5:32;Yandina Creek:2:64;Maroochy River:-37:44
4562|QLD|-26.479|152.951|Eumundi:2:0;Eerwah Vale:0:-40;Verrierdale:-3:47;Doonan:40:41;Weyba Downs:30:96;Belli Park:-29:-130
4563|QLD|-26.421|152.89|Cooroy:3:22;Sunrise Hills;Black Mountain:22:-14;Cooroy Mountain:-5:65;Lake Macdonald:36:42;Tinbeerwah:16:93;Ridgewood:-40:-90;Carters Ridge:-32:-118
4564|QLD|-26.618|153.081|Pacific Paradise:0:-3;Twin Waters:-16:0;Mudjimba:3:18;Marcoola:34:14
4565|QLD|-26.344|152.988|Boreen:58:0;Cooroibah:-19:-2;Ringtail Creek:0:-21;Teewah:9:13;Lake Cootharaba:9:13;Boreen Point:58:0;North Shore:-26:52;Noosa North Shore:-26:52;Tewantin:-47:46;Cootharaba:77:-22
4566|QLD|-26.4|153.067|Noosaville;Munna Point
4567|QLD|-26.412|153.1|Little Cove;Sunrise Beach:-5:3;Sunshine Beach:6:8;Castaways Beach:-18:-2;Noosa Heads:17:-10
4568|QLD|-26.367|152.85|Pomona:0:6;Pinbarren:34:0;Federal:-27:-42
4569|QLD|-26.337|152.823|Cooran
4570|QLD|-26.184|152.641|Widgee:-33:-210;Gympie:-6:24;Amamoor:-165:38;Kandanga:-209:36;Toolara:187:196;Kia Ora;Glenwood;Tuchekoi;Long Flat;Ross Creek;Scrubby Creek;Two Mile:15:0;Widgee Crossing North:-2:-20;Southside:-26:6;Araluen:27:11;Nahrunda:-22:-22;Widgee Crossing South:-14:-33;Fishermans Pocket:22:-35;Victory Heights:12:48;Banks Pocket:33:30;Chatsworth:40:-26;Monkland:-28:41;Tamaree:49:23;Jones Hill:-45:28;Veteran:25:49;The Palms:-21:-55;Pie Creek:-46:-33;Mcintosh Creek:-82:-1;East Deep Creek:-14:76;Corella:84:-8;The Dawn:-58:38;Glanmire:-45:55;Marys Creek:-63:-60;Calico Creek:-120:6;Greens Creek:14:113;Glastonbury:-27:-103;Lagoon Pocket:-93:40;North Deep Creek:87:48;Gilldora:-116:26;Mooloo:-116:-27;Bells Bridge:62:-86;Canina:44:107;Woondum:-67:87;Curra:117:-58;Dagun:-133:42;Beenaam Valley:-1:181;Cedar Pocket:-33:155;Langshaw:-116:-74;Neusa Vale:1:195;Mothar Mountain:-66:133;Upper Glastonbury:-66:-141;Tandur:-99:109;Wolvi:17:192;Kybong:-133:76;Downsfield:117:92;Wilsons Pocket:64:168;Kandanga Creek:-215:-20;Anderleigh:194:42;Lower Wonga:64:-187;Goomboorian:103:150;Melawondi:-233:26;Gunalda:185:-79;Coondoo:-5:261;Coles Creek:-175:95;Traveston:-133:142;Upper Kandanga:-233:-58;Neerdie:181:114;Kanigan:236:-61;Scotchy Pocket:198:-99;Imbil:-276:37;Theebine:233:-100;Amamoor Creek:-198:-136;Bollier:-285:77;Bella Creek:-291:-77;Miva:223:-150;Brooloo:-316:59;Toolara Forest:187:196;Paterson:293:-97;Sexton:184:-208;Woolooga:200:-238;Munna Creek:293:-176;Lake Borumba:-352:-128;Wallu:235:265;Glen Echo:277:-250;St Mary:485:-141;Sandy Creek:-667:-3;Marodian:336:-348;Calgoa:321:-384
4571|QLD|-26.238|152.922|Wahpunga;Como:33:44;Kin Kin:-33:-44
4572|QLD|-26.671|153.101|Alexandra Headland
4573|QLD|-26.528|153.093|Peregian Beach:47:3;Coolum Beach:0:-5;Peregian Beach South:12:0;Point Arkwright:-18:8;Yaroomba:-23:4;Mount Coolum:-37:-1;Peregian Springs:40:-17;Marcus Beach:75:8
4574|QLD|-26.597|152.764|Coolabine:3:0;Gheerulla:30:3;Kenilworth:0:-36;Kidaman Creek:-35:4;Obi Obi:-53:36;Moy Pocket:69:-20
4575|QLD|-26.721|153.127|Warana:-2:0;Warana Beach;Parrearra:10:-5;Kawana Waters:15:5;Bokarina:-17:4;Minyama:26:-3;Birtinya:-22:-8;Buddina:26:6;Wurtulla:-35:1
4580|QLD|-25.986|152.994|Cooloola;Cooloola Cove;Tin Can Bay:67:10
4581|QLD|-25.552|153.15|Inskip:-276:-82;K'Gari;Inskip Point;Fraser Island;Eurong:43:-25;Rainbow Beach:-352:-58;Orchid Beach:585:165
4600|QLD|-26.087|152.234|Kilkivan;Cinnabar:-35:-49;Oakview:4:99;Black Snake:-92:14;Mudlo:124:-9
4601|QLD|-26.184|152.055|Goomeri:0:14;Manyung:-16:-21;Wrattens Forest:14:24;Goomeribong:45:-22;Kinbombi:-14:67;Boonara:104:0;Tansey:137:-3;Barambah:-127:59;Booubyjan:217:-109;Manumbar:-216:229
4605|QLD|-26.165|151.91|Oakdale;Redgate;Glenrock;Silverleaf;Tablelands;Wooroonden;Barlil:-35:-26;Sunny Nook:47:-17;Merlwood:23:-42;Crownthorpe:54:17;Byee:-18:-60;Warnung:10:-73;Cobbs Hill:100:-1;Murgon:-76:31;Cloyna:54:-64;Kitoba:97:-48;Moondooner:-68:90;Manyung:-35:124;Cherbourg:-127:42;Windera:115:-76;Moffatdale:-143:103
4606|QLD|-26.282|151.803|Wheatlands:1:0;Chelmsford:0:8;Fairdale:-2:-20;Greenview:-36:14;Leafdale:35:-17;Mp Creek:-27:-57;Wondai:-36:69;Ficks Crossing:31:85;Mount Mceuen:39:-81
4608|QLD|-26.367|151.758|Charlestown:-3:0;Cushnie:39:-10;Tingoora:0:59;Wilkesdale:0:-108;Wooroolin:-50:59
4610|QLD|-26.582|151.711|Taabinga:-2:122;Kingaroy:42:126;Durong:248:-461;Ironpot;Ballogie;Corndale;Chahpingah;Gordonbrook;Wattle Grove;Inverlaw:0:37;Benair:-31:-50;Mannuem:-10:-93;Boonenne:-35:89;Taabinga Village:-2:122;Haly Creek:-102:39;Kumbia:-113:-56;Ellesmere:-151:31;Crawford:82:105;Goodger:-85:105;Coolabunia:-18:189;Memerambi:119:111;Dangore:132:-128;Hodgleigh:-52:222;Booie:45:230;Boyneside:-135:-161;Alice Creek:-181:-117;Durong South:248:-461
4611|QLD|-26.184|151.75|Mondure:0:22;Marshlands:29:0
4612|QLD|-26.182|151.712|Wigton;Keysland;Stonelands;Kawl Kawl:-1:21;Hivesville:1:-21
4613|QLD|-26.163|151.526|Okeden:0:-24;Proston:3:74;Stalworth:20:88;Speedwell:133:0;Kinleymore:-20:124;Abbeywood:49:103;Coverty:-122:-50;Brigooda:-90:-111;Manar:132:-136;Boondooma:-140:-264;Melrose:-2190:723
4614|QLD|-26.866|151.944|Neumgna;Yarraman:24:38;Upper Yarraman:-24:-38
4615|QLD|-26.722|152.002|South East Nanango:0:35;Nanango:51:0;Kunioon:-36:-21;Runnymede:-36:-21;Barker Creek Flat:-36:-21;South Nanango:-28:-35;East Nanango:58:40;Glan Devon:122:15;Bullcamp:87:108;Tarong:-44:-152;Sandy Ridges:209:10;Wyalla:244:61;Wattle Camp:265:-40;Maidenwell:-128:-202;Pimpimbudgee:-172:-206;Wengenville:-111:-302;Johnstown:306:118;Elgin Vale:280:190;Brooklands:-1720:23
4620|QLD|-25.673|152.274|Gungaloon:13:0;Woocoo:-15:35;Brooweena:68:-12;Teebar:0:-89;Aramara:64:48;Gigoomgan:-91:-43;Glenbar:-78:76;North Aramara:117:48;Doongul:176:96;Malarga:-123:-158
4621|QLD|-25.478|152.045|Woowoonga:0:29;Biggenden:-31:0;Degilbo:-6:-45;Dallarnil:78:5;Coringa:106:-59;Didcot:2:-177;Lakeside:-101:80;Golden Fleece:129:85;Boompa:-114:141;Wateranga:87:-200;Coalstoun Lakes:-140:-151
4625|QLD|-25.595|151.667|Ban Ban:-104:156;Mingo;Wahoon;Barlyne;Aranbanga;Blairmore;Ginoondan;Toondahra;Deep Creek;Penwhaupell;Bon Accord:11:-9;Ideraway:17:-49;Campbell Creek:-25:41;Mount Lawless:55:-14;Gayndah:-31:-56;The Limits:-85:-6;Wetheron:49:52;Dirnbir:-13:-107;Mount Debateable:-28:-99;Woodmillar:-56:-75;Yenda:142:-8;Byrnestown:69:94;Reids Creek:66:-103;Humphery:-9:-187;Gooroolba:81:141;Wilson Valley:26:199;Ban Ban Springs:-83:150;Harriet:-155:-84;Mount Steadman:137:126;Binjour:79:-211;Stockhaven:-75:221;Dundarrah:-65:267;Pile Gully:-160:-178;Branch Creek:156:-260
4626|QLD|-25.611|151.219|Cattle Creek:-41:-6;Old Cooranga:-41:-6;Riverleigh:35:-19;Boynewood:-32:57;Obil Bil:92:0;O'Bil Bil:92:0;O’Bil Bil:92:0;Mundubbera:19:83;Glenrae:0:118;Philpott:11:148;Coonambula:90:-109;Derri Derra:-119:80;Dykehead:-46:-157;Mundowran:84:163;Beeron:-219:44;Gurgeena:154:176;Brovinia:-339:-69;Hawkwood:-165:-408;Monogorilby:-447:-205
4627|QLD|-25.349|151.129|Eidsvold:-23:-7;Eidsvold East:0:60;Ceratodus:57:11;Cheltenham:40:-45;Grosvenor:-81:45;Cynthia:136:0;Malmoe:-129:73;Abercorn:214:1;Wuruma Dam:217:-154;Eidsvold West:-31:-438
4630|QLD|-24.794|151.053|Coominglah:41:-217;Dalga:0:-7;Yarrol:0:-7;Ventnor:0:-7;Cannindah:0:-7;Moonford:27:-20;Bukali:-37:94;Mungungo:28:110;Monto:-71:69;Coominglah Forest:-104:-81;Bancroft:11:180;Three Moon:-117:74;Glenleigh:-236:0;Monal:170:74;Mulgildie:-167:79;Cania:161:-86;Selene:-223:97;Kapaldo:-249:82;Splinter Creek:-182:153;Kalpowar:94:247;Harrami:30:-358;Tellebang:-273:180;Rawbelle:-229:-226;Langley:1328:-601
4650|QLD|-25.658|152.647|Maryborough:117:58;Tinana:106:19;Bauple:-154:-26;Tuan:-23:227;Boonooroo:-15:256;Tandora:-22:0;Big Tuan:-22:0;Glendorf:-22:0;Glenorchy:-22:0;Aubinville:-22:0;Mount Urah:-22:0;Duckinwilla:-22:0;Little Tuan:-22:0;Bauple Forest:-22:0;Hillcrest Heights:-22:0;Pallas Street Maryborough:-22:0;Teddington:8:18;Magnolia:0:46;Owanyilla:-9:-44;Ferney:41:-27;Antigua:20:-48;Pioneers Rest:-15:-70;Tinana South:69:24;Mungar:53:-55;Bidwill:50:68;Tiaro:-68:-64;Pilerwa:51:-82;Grahams Creek:91:-47;Yengarie:102:-39;Oakhurst:145:-11;Yerra:48:-111;Maryborough West:153:20;Baddow:141:36;Talegalla Weir:-122:61;St Mary:-41:-147;Boonooroo Plains:95:99;Granville:113:87;Aldershot:195:17;Tuan Forest:-70:147;Netherby:-117:-103;Dunmora:145:-101;Island Plantation:165:81;Walkers Point:145:102;Thinoomba:55:-193;Dundathu:189:78;Maaroom:47:225;Beaver Rock:140:141;Gundiah:-176:-106;Prawle:161:124;Gootchie:-197:-92;Poona:-57:263;The Dimonds:116:209;Tinnanbar:-100:310;Mount Steadman:200:-854;St Helens:-2745:-497
4655|QLD|-25.318|152.83|Dundowran:23:-56;Hervey Bay:30:-60;Kingfisher Bay:-73:200;Ghost Hill:-1:0;Great Sandy Strait:-1:0;Kingfisher Bay Resort:-1:0;Nikenbah:-1:-26;Wondunna:0:29;Urraween:23:-8;Kawungan:19:16;Bunya Creek:-32:7;Pialba:31:14;Scarness:34:26;Eli Waters:39:-21;Point Vernon:61:-12;Torquay:33:49;Sunshine Acres:-40:-42;Walligan:-18:-68;Urangan:26:76;Dundowran Beach:49:-67;Booral:-42:78;Takura:0:-134;Susan River:-71:-65;Craignish:35:-105;River Heads:-98:83;Toogoom:62:-139;Walliebum:-88:-147;Happy Valley:-20:371
4659|QLD|-25.29|152.585|Burrum:-42:-7;Burrum River;Burgowan:9:4;Burrum Town:9:4;Howard:-30:-25;Pacific Haven:24:-33;Beelbi Creek:-4:59;Burrum Heads:105:28
4660|QLD|-25.197|152.317|Isis Central:0:7;Eureka:0:7;Abington:0:7;Promisedland:0:7;Gregory River:0:7;Isis Central Mill:0:7;Horton:-36:0;Doolbi:-36:-17;Huxley:-19:-50;Lynwood:-2:-67;Redridge:28:45;North Isis:21:-52;Childers:-40:-38;South Isis:-69:-19;Kowbi:14:-83;Apple Tree Creek:-19:-83;Farnsfield:93:-21;Isis River:-64:59;Cordalba:37:-105;Goodwood:52:94;Kullogum:-87:-101;North Gregory:129:-67;Buxton:-1:226;Cherwell:-88:171;Woodgate:89:246
4662|QLD|-25.345|152.594|Torbanlea
4670|QLD|-24.867|152.332|Bundaberg:1:16;Elliott:-139:-56;Moore Park:150:-57;Bundaberg West:-6:5;Millbank:-8:-10;Abbotsford:5:-13;Glenforest:5:-13;Burnett Downs:5:-13;Mullett Creek:5:-13;Santa Fe Heights:5:-13;Svensson Heights:-19:0;Bundaberg Central:0:19;Oakwood:0:-32;Bundaberg North:18:15;Bundaberg South:-6:28;Avoca:-11:-24;Norville:-26:9;Walkervale:-16:27;Gooburrum:44:0;Thabeban:-33:18;Kepnock:-9:43;Bundaberg East:8:48;Avenell Heights:-23:36;Kensington:-50:-14;Ashfield:-6:64;Sharon:-9:-62;Kalkie:23:54;Branyan:-47:-59;Meadowvale:51:-55;Rubyanna:51:60;Alloway:-90:28;Fairymead:84:35;Woongarra:-32:90;Qunaba:33:90;Welcome Creek:85:-49;Windermere:17:118;Innes Park:-1:148;Coral Cove:-16:151;Calavos:-69:103;Mon Repos:64:108;Bargara:52:131;Burnett Heads:102:81;Elliott Heads:-49:158;South Bingera:-100:-109;Kinkuna:-163:62;South Kolan:-65:-164;Bucca:0:-232;Coonarr:-103:141;Moorland:116:-143;Moore Park Beach:156:-123;Avondale:129:-174;Givelda:-124:-180;Pine Creek:-144:-162;Electra:-108:-215;Watalgan:217:-298;Winfield:313:-319
4671|QLD|-25.028|151.877|Wonbah:-72:-227;Duingal:0:-12;St Agnes:0:-12;St Kilda:0:-12;Lake Monduran:0:-12;Wonbah Forest:0:-12;Dalysford:12:6;Horse Camp:-43:0;Tirroan:12:56;Moolboolaman:12:-60;Redhill Farms:7:74;Skyring Reserve:-20:85;Nearum:-72:-41;Gin Gin:35:81;Doughboy:-110:-38;New Moonta:-19:-138;Damascus:77:83;Drinan:-21:140;Wallaville:-48:118;Mcilwraith:45:123;Monduran:140:32;Delan:11:174;Maroondan:62:140;Takilberan:122:-83;Morganville:-152:81;Bungadoo:45:194;Boolboonda:-55:-194;Bullyard:79:190;Good Night:-221:109;Booyal:-188:163;Mount Perry:-151:-230;Kolonga:267:-154;Gaeta:195:-277;Molangul:279:-327;Mungy:-225:-431
4673|QLD|-24.698|152.114|Waterloo:0:6;Yandaran:-23:0;Littabella:13:-36;Miara:11:54
4674|QLD|-24.5|151.875|Euleilah:6:-15;Oyster Creek:34:0;Deepwater:-21:14;Baffle Creek:0:59;Mount Maria:-43:-55;Taunton:79:-53;Berajondo:-117:-30;Rules Beach:3:165;Rosedale:-129:44
4676|QLD|-24.529|151.753|Lowmead;Gindoran
4677|QLD|-24.284|151.732|Eurimbula;Round Hill;Captain Creek:9:33;Mount Tom:-41:-69;Miriam Vale:-48:-169;Colosseum:-106:-120;Agnes Water:72:172;Seventeen Seventy:115:152
4678|QLD|-24.1|151.496|Foreshores:0:-2;Bororen:-141:0;Rodds Bay:14:132;Turkey Beach:17:156
4680|QLD|-23.997|151.249|Gladstone:148:9;O'Connell:-16:0;O’Connell:-16:0;South End:-16:0;Tablelands:-16:0;Boyne Valley:-16:0;Heron Island:-16:0;Hetherington:-16:0;Curtis Island:-16:0;Gladstone South:-16:0;Calliope:-10:-49;Wurdong Heights:17:52;Burua:47:-32;Benaraby:-8:85;River Ranch:15:-91;Kirkwood:93:-14;Telina:108:5;Glen Eden:99:22;Kin Kora:120:-2;New Auckland:113:-13;Sun Valley:121:8;Toolooa:112:19;Taragoola:-104:-29;West Gladstone:135:-4;Beecher:97:-49;Wooderson:0:-150;Clinton:121:-31;Boyne Island:48:104;South Gladstone:134:19;Gladstone Central:154:0;South Trees:128:29;Callemondah:141:-22;Barney Point:149:17;Tannum Sands:49:119;Byellee:123:-54;Barmundu:-137:-49;West Stowe:84:-119;Boynedale:-218:-4;Gladstone Harbour:222:78;Iveragh:-137:201;Mount Alma:-35:-371;Nagoorin:-359:50;Diglum:-253:-166;Ubobo:-408:74;Littlemore:-459:102;Builyan:-528:136;Many Peaks:-546:118
4694|QLD|-23.817|151.1|Targinie:17:0;Targinnie:17:0;Aldoga:-6:-31;Yarwun:0:49
4695|QLD|-23.823|150.938|East End;The Narrows;Machine Creek:-14:-1;Ambrose:23:-5;Mount Larcom:11:41;Darts Creek:56:3;Bracewell:-77:-38
4697|QLD|-23.717|150.817|Raglan
4699|QLD|-23.667|150.65|Bajool;Port Alma:84:211
4700|QLD|-23.38|150.506|Rockhampton;Rockhampton City;Allenstown:-14:-2;The Range:-12:-10;Wandal:11:-12;Depot Hill:-10:15;West Rockhampton:1:-24;Great Keppel Island:21:32;Rockhampton Hospital:21:32;Port Curtis:-50:13;Fairy Bower:-25:-41;The Keppels:311:385
4701|QLD|-23.354|150.553|Kalka;Ironpot;Greenlake;Rockyview;Sandringham;Oasis Gardens;North Rockhampton;Rockhampton North;Red Hill Rockhampton;Rockhampton Shopping Fair;Frenchville:6:-8;Koongal:-15:-3;Lakes Creek:-8:24;Park Avenue:0:-34;Berserker:-4:-32;Mount Archer:15:25;The Common:-26:-20;Norman Gardens:23:-25;Kawana:14:-48;Nerimbera:-46:31;Limestone Creek:70:12;Nankin:-29:81
4702|QLD|-23.61|149.726|Morinish:360:424;Anakie:60:-1976;Sapphire:152:-2002;Willows:-48:-2246;Banana:0:-142;Mimosa:0:-142;Togara:0:-142;Lowesby:0:-142;Woolein:0:-142;Consuelo:0:-142;Goomally:0:-142;Humboldt:0:-142;Blackdown:0:-142;Mackenzie:0:-142;Nine Mile:0:-142;Plum Tree:0:-142;Stewarton:0:-142;Shoalwater:0:-142;Gordonstone:0:-142;Smoky Creek:0:-142;Anakie Siding:0:-142;Cheeseborough:0:-142;Dundula Creek:0:-142;Carnarvon Park:0:-142;Morinish South:0:-142;Pheasant Creek:0:-142;Boolburra:-134:90;Wallaroo:-90:-160;Balcomba:210:-93;Gainsford:-227:119;Gogango:-57:307;Goowarra:-57:-310;Barnard:-384:0;Dingo:-40:-393;Coomoo:-223:-217;Westwood:13:441;Glenroy:424:91;Wycarbah:60:490;Bushley:76:524;Kalapa:159:476;Baralaba:-565:89;Bluff:29:-658;Moonmera:26:674;Alsace:329:-374;Stanwell:126:590;Dalma:269:486;Kokotungo:-539:223;Wowan:-307:457;Dululu:-240:524;Alberta:-706:74;Bouldercombe:39:743;Wooroona:-408:-398;Kabra:143:674;Dumpy Creek:-451:413;Dixalea:-324:557;Rannes:-507:390;Gracemere:172:731;Midgee:93:824;Ridgelands:360:557;Alton Downs:310:624;Garnant:437:541;South Yaamba:375:607;Pink Lily:260:740;Bingegang:478:-572;Marmor:-74:990;Canoona:526:540;Goovigen:-536:559;Parkhurst:310:790;Ulogie:-337:788;Etna Creek:393:740;Thompson Point:119:1027;Milman:476:674;Jellinbah:295:-856;Kunwarara:773:379;The Caves:426:740;Comet:10:-1176;Jardine:551:656;Jambin:-585:644;Mount Chalmers:310:924;Tungamull:293:957;Joskeleigh:230:1052;Cawarral:343:940;Coowonga:326:990;Rossmoya:576:757;Keppel Sands:284:1061;Canal Creek:647:700;Coorooman:343:1007;Argoon:-643:709;Tarramba:-1020:536;Arcturus:-243:-1433;Gindie:-114:-1585;Stanage:1466:329;Fernlees:-257:-1610;Coorumbene:-945:-973;Rolleston:-855:-1104;Gemfields:79:-1930;The Gemfields:79:-1930;Sapphire Central:152:-2002;Withersfield:43:-2160;Rubyvale:191:-2027;Willows Gemfields:-134:-2184;Bogantungan:-40:-2426;Rewan:-1375:-1380;Yalleroi:-459:-3969;Yaraka:-1275:-5646
4703|QLD|-23.113|150.717|Lammermoor:-48:44;Maryvale:8:0;Weerriba:8:0;Kemp Beach:8:0;Statue Bay:8:0;Hidden Valley:8:0;Lammermoor Beach:8:0;Inverness:-3:6;Barmaryee:-20:0;Meikleville Hill:0:28;Barlows Hill:5:28;Adelaide Park:16:-21;Pacific Heights:15:22;Yeppoon:-14:27;Farnborough:22:24;Taranganba:-31:34;Cooee Bay:-31:44;Lake Mary:14:-69;Bangalee:38:47;Taroomball:-59:27;Bondoola:-54:-34;Rosslyn:-53:61;Cobraball:-50:-70;Mulara:-67:-74;Bungundarra:64:-79;Woodbury:134:-12;Mulambin:-75:72;Tanby:-120:33;Causeway Lake:-85:71;Kinka Beach:-112:80;Barmoya:-33:-170;Stockyard:233:15;Byfield:265:-67;Bayfield:265:-67
4704|QLD|-23.133|150.367|Yaamba;Wattlebank
4705|QLD|-22.673|149.236|Mount Gardiner;Clarke Creek:35:15;Lotus Creek:355:-165;Mackenzie River:-246:-497;Marlborough:-144:647
4706|QLD|-22.617|149.65|Ogmore
4707|QLD|-22.189|149.359|The Percy Group;Collaroy:156:-176;St Lawrence:-156:176
4709|QLD|-23.038|148.345|Tieri
4710|QLD|-23.289|150.798|Zilzie;Emu Park:32:29
4711|QLD|-24.169|150.232|Glenlee;Glendale
4712|QLD|-23.716|149.67|Duaringa
4713|QLD|-24.131|149.457|Woorabinda
4714|QLD|-23.667|150.386|Limestone;Johnsons Hill;Trotter Creek;Fletcher Creek;Horse Creek:3:-4;Hamilton Creek:-5:14;Mount Morgan:22:3;Walterhall:40:-3;Boulder Creek:-15:-34;Baree:47:4;Walmul:-50:-3;The Mine:38:-16;Nine Mile Creek:-36:23;Moongan:67:14;Leydens Hill:51:30;Struck Oil:46:59;Oakey Creek:-87:-33;Wura:-121:-54
4715|QLD|-24.37|150.466|Castle Creek:0:-6;Orange Creek:30:-14;Dakenba:21:32;Callide:70:0;Biloela:-26:49;Mount Murchison:-1:86;Valentine Plains:-47:118;Prospect:-142:-47;Greycliffe:134:-168;Dumgree:220:84;Tarramba:-260:-203
4716|QLD|-24.604|150.574|Thangool:117:0;Lawgi Dawes:0:207
4717|QLD|-23.583|148.879|Blackwater
4718|QLD|-24.634|149.659|Dromedary;Oombabeer;Roundstone;Rhydding:-94:-137;Warnoah:31:201;Moura:62:308;Mungabunda:-7:-363;Kianga:-59:354;Bauhinia:67:-364
4719|QLD|-25.031|150.078|Isla:-6:83;Theodore:85:-4;Lonesome Creek:101:0;Glenmoral:50:-175;Camboon:0:360;Cracow:-268:231
4720|QLD|-23.553|148.262|Lochington;Yamala:-30:104;Emerald:30:-105
4721|QLD|-22.448|147.604|Elgin;Argyll;Laglan;Belyando;Theresa Creek;Gemini Mountains;Kilcummin:-2:96;Clermont:-376:33;Wolfang:-204:269;Frankfield:201:-489;Pasha:721:-45;Winchester:317:583;Peak Vale:-658:-446
4722|QLD|-24.22|147.961|Albinia;Buckland;Nandowrie;Cona Creek;Wealwandangie;Springsure:105:128;Cairdbeign:-49:200;Minerva:253:156;Orion:-11:453;Mantuan Downs:-298:-935
4723|QLD|-23.037|148.013|Wyuna;Belcong;Bundoora;Lilyvale;Cotherstone;Fork Lagoons;Capella:-49:9;Chirnside:-102:33;Khosh Bulduk:60:-102;Hibernia:-103:-106;Lowestoff:189:67;Retro:187:-98;Mount Macarthur:145:195;Carbine Creek:-151:-220;Crinum:-177:222
4724|QLD|-23.651|146.856|Quetta;Surbiton;Sedgeford;Hobartville;Pine Hill:1:111;Beaufort:197:-20;Alpha:2:-216;Port Wine:35:434;Drummondslope:-234:-310
4725|QLD|-23.543|145.193|Barcaldine:-10:93;Patrick;Tara Station;Barcaldine Downs;Saltern:10:-93
4726|QLD|-22.968|145.245|Aramac;Galilee;Pelican Creek
4727|QLD|-23.5|144.5|Ilfracombe
4728|QLD|-23.6|146.133|Jericho;Mexico:-217:83;Garfield:300:-167;Dunrobin:917:17
4730|QLD|-23.502|143.938|Tocal:100:1;Ernestina:-229:0;Ernestina:-229:0;Maneroo:0:-240;Morella:536:-72;Vergemont:-53:-749;Brixton:-31:1012;Camoola:519:545;Longreach:519:545;Chorregon:824:-376;Stonehenge:-852:-651
4731|QLD|-24.884|144.08|Yaraka;Isisford:625:359
4732|QLD|-22.6|144.51|Muttaburra:0:40;Tablederry:204:0
4733|QLD|-21.717|143.367|Corfield
4735|QLD|-23.25|141.552|Middleton:899:0;Diamantina Lakes:-514:-410;Opalton:0:1215;Winton:868:1491
4736|QLD|-24.833|143.062|Jundah
4737|QLD|-21.433|149.183|Sarina:14:34;Plane Creek West;Shinfield:-50:-33;Armstrong Beach:-15:106;Freshwater Point:12:124;Sarina Beach:45:126;Sarina Range:-120:-65;Campwin Beach:59:132;Grasstree:69:123;Colston Park:-133:-99;Blue Mountain:-150:-149;Sunnyside:267:-299
4738|QLD|-21.7|149.25|Koumala:83:0;Ilbilbie:0:100
4739|QLD|-21.917|149.417|Carmila
4740|QLD|-21.145|149.131|Mackay:-8:34;Dundula;Caneland;Planella;Planland;Richmond;Coral Sea;Haliday Bay;Mackay East;Mackay West;Timberlands;Louisa Creek;Mackay North;Mackay South;Salonika Beach;Telina Heights;Mackay Caneland;Richanna Heights;Cape Hillsborough;Foulden:6:14;Racecourse:-21:3;Erakala:17:-14;Te Kowai:-22:-15;Glenella:27:13;West Mackay:-10:30;Dumbleton:12:-31;Ooralea:-29:17;Alexandra:-22:-31;Mount Pleasant:27:28;South Mackay:-18:46;East Mackay:-5:65;North Mackay:25:48;Cremorne:12:69;Nindaroo:62:19;Paget:-42:41;Beaconsfield:54:34;Bakers Creek:-75:16;Bakers Creek:-75:16;Coningsby:45:-65;Andergrove:62:52;Rural View:81:33;Mackay Harbour:36:80;Rosella:-93:24;Chelona:-114:11;Wundaru:62:-65;Mcewens Beach:-91:39;Sandiford:-105:-31;Blacks Beach:90:58;Balnagowan:27:-123;Eimeo:107:45;Dunnrock:-117:37;Dolphin Heads:104:54;Habana:112:-48;Slade Point:70:94;Balberra:-155:-15;The Leap:62:-115;Munbura:-188:19;Yakapari:78:-131;Homebush:-138:-81;Alligator Creek:-188:69;Hay Point:-152:142;Belmunda:192:-104;Half Tide Beach:-155:153;Mount Jukes:162:-162;Grasstree Beach:-219:175;Noorlah:512:-548
4741|QLD|-21.242|148.972|Eton:-22:0;Epsom:0:1;Ball Bay:0:1;Long Island:0:1;South Molle:0:1;Brampton Island:0:1;Daydream Island:0:1;Eungella Hinterland:0:1;Eton North:9:-6;North Eton:9:-6;Kinchant Dam:18:-57;Brightly:-15:-72;Oakenden:-58:44;Pleystowe:92:61;Hazledean:-141:-22;Hampden:176:-39;Farleigh:137:130;Kuttabul:209:-72;Gargett:76:-222;Seaforth:342:-5;Pinnacle:92:-256;Mount Ossa:276:-139;Owens Creek:159:-256;Mount Pelion:309:-156;Mount Charlton:226:-239;Yalboroo:409:-322;Mount Christian:-424:344;Lindeman Island:794:67;Orkabie:-574:394;Hook Island:1133:-50;Flaggy Rock:-724:461;Coppabella:-705:-672;Clairview:-875:562;Kalarka:-924:561
4742|QLD|-21.612|148.416|Burton;Valkyrie;Mt Britton;Turrawulla;Hail Creek:43:0;Kemmis:-16:-77;Strathfield:-134:81;Elphinstone:112:-182;Nebo:-72:268;Mount Britton:206:226;Oxford:-268:400;Eaglefield:128:-716
4743|QLD|-21.354|147.983|Suttor:21:0;Glenden:0:132
4744|QLD|-22.002|148.047|Moranbah;Peak Downs Mine
4745|QLD|-22.588|148.349|Dysart;Norwich Park
4746|QLD|-22.812|148.699|Middlemount;German Creek:-98:-141;May Downs:196:184
4750|QLD|-21.035|149.153|Bucasia:0:5;Shoal Point:30:0
4751|QLD|-21.184|149.034|Greenmount;Palmyra:2:2;Victoria Plains:-16:-19;Walkerston:23:24
4753|QLD|-21.144|148.917|Marian:0:25;Devereux Creek:27:0
4754|QLD|-21.167|148.817|Benholme;Mia Mia:-11:-5;Mount Martin:50:0;Mirani:9:46;Dows Creek:67:-33;Septimus:-67:-50;Pinevale:-124:9
4756|QLD|-21.15|148.533|Netherdale;Finch Hatton:10:96
4757|QLD|-21.146|148.514|Eungella:13:-31;Broken River;Eungella Dam;Dalrymple Heights:46:3;Crediton:-59:28
4798|QLD|-20.867|148.754|Mentmore:-1:0;Pindi Pindi:0:-20;Calen:-31:18;St Helens Beach:10:56;Wagoora:17:-54
4799|QLD|-20.717|148.6|Bloomsbury;Midge Point
4800|QLD|-20.368|148.561|Conway:-94:166;Preston;Sugarloaf;Lethebrook;Breadalbane;Cape Conway;Brandy Creek;Laguna Quays;Erlando Beach;Gregory River;Lake Proserpine;Goorganga Plains;Foxdale:1:-11;Hamilton Plains:-21:17;Proserpine:-33:19;Myrtlevale:48:-6;North Gregory:51:-9;Mount Julian:-15:56;Mount Marlow:16:69;Strathdickie:35:56;Crystal Brook:20:-76;Glen Isla:-43:55;Gunyarra:-128:4;Mount Pluto:53:-79;Cannon Valley:51:91;Riordanvale:81:82;Palm Grove:-25:140;Kelsey Creek:-65:-111;Thoopara:-182:6;Silver Creek:-107:-82;Pauls Pocket:-113:-119;Dittmer:-82:-161;Goorganga Creek:-153:-98;Andromache:-193:-77;Wilson Beach:-105:165;Conway Beach:-106:185;Cape Gloucester:258:-59;Dingo Beach:278:-65;Hideaway Bay:288:-79;Hideaway Bay:288:-79
4801|QLD|-20.051|148.885|Hayman Island
4802|QLD|-20.27|148.739|Mandalay;Flametree:0:11;Airlie Beach:3:-24;Mount Rooper:14:13;Jubilee Pocket:-18:-10;Cannonvale:-7:-41;Shutehaven:-18:45;Shute Harbour:-21:47;Woodwark:34:-86;Whitsundays:151:174
4803|QLD|-20.346|148.952|Hamilton Island
4804|QLD|-20.854|147.799|Mount Wyatt:0:-54;Scottville:287:17;Springlands:321:0;Collinsville:302:45;Newlands:-380:134;Mount Coolon:-530:-466
4805|QLD|-20.017|148.022|Rose Bay:-36:0;Brisk Bay:-36:0;Merinda:0:141;Delta:0:161;Bowen:3:225;Queens Beach:37:204;Guthalungra:100:-189;Binbee:-283:-89;Bogie:-277:-114;Gumlu:134:-339
4806|QLD|-19.724|147.423|Groper Creek:25:124;Osborne;Inkerman;Rangemore;Down River;Wangaratta;Groper Creek Reserve;Fredericksfield:-11:-24;Keebah:-9:44;Home Hill:65:-11;Carstairs:74:33;Arkendeith:7:-106;Wunjunga:-78:115;Kirknie:-73:-175
4807|QLD|-19.725|147.372|Mulgrave;Parkside;Claredale;Maidavale;Mount Kelly;Rite Island;Eight Mile Creek;Mcdesme:108:12;Airville:94:-26;Mona Park:1:-145;Ayr:151:35;Clare:-58:-138;Jarvisfield:108:95;Kalamia:194:50;Rita Island:108:162;Airdmillan:211:127;Alva:275:112;Millaroo:-335:-92;Swans Lagoon:-307:-123;Dalbeg:-549:-68
4808|QLD|-19.554|147.353|Brandon;Colevale:54:1
4809|QLD|-19.531|147.103|Giru:14:0;Upper Haughton:5:18;Shirbourne:-38:-32;Horseshoe Lagoon:-38:36;Barratta:0:111;Cromarty:64:-53;Mount Surround:-48:-73;Jerona:82:137
4810|QLD|-19.256|146.815|Townsville:-10:-9;Townsville City:-2:0;Yarrawonga:0:4;Shelly Beach:0:4;Townsville West:0:4;North Ward:7:0;Castle Hill:-2:-14;Railway Estate:-19:5;South Townsville:-10:19;West End:-10:-21;Belgian Gardens:11:-20;Rowes Bay:16:-26;Pallarenda:55:-41;Town Common:38:-60;Cape Cleveland:-76:210
4811|QLD|-19.342|146.821|Wulguru:13:-2;Cluden:24:4;Stuart:-5:23;Roseneath:-14:14;Idalia:35:-7;Oonoonba:45:0;Oak Valley:-67:0;Mount Stuart:-31:-78
4812|QLD|-19.287|146.791|Hyde Park:10:5;Rising Sun;Hyde Park Castletown;Mysterton:1:5;Pimlico:5:-3;Hermit Park:-1:9;Mundingburra:-12:2;Gulliver:-2:-14;Rosslea:-12:7;Currajong:11:-12
4813|QLD|-19.342|146.636|Townsville Milpo;Lavarack Barracks
4814|QLD|-19.297|146.768|Garbutt:32:14;Aitkenvale:-4:3;Garbutt East;Vincent:14:-4;Heatley:7:-14;Cranbrook:-8:-15;Mount Louisa:23:-17;Annandale:-18:23;Douglas:-26:-16;Murray:-21:27
4815|QLD|-19.389|146.685|Kelso:0:34;Gumlow:37:0;Pinnacles:-52:-10;Rasmussen:37:38;Condon:60:32;Granite Vale:-210:-91
4816|QLD|-19.492|146.408|Nelia:0:-25;Buchanan:0:-25;Savannah:0:-25;Greenvale:0:-25;Maxwelton:0:-25;Mount Elliot:0:-25;Hidden Valley:0:-25;Malpas-Trenton:0:-25;Clemant:400:65;Rollingstone:442:-25;Toonpan:-12:462;Toomulla:409:67;Balgal Beach:476:0;Barringha:-58:425;Ross River:175:325;Sellheim:-525:8;Woodstock:-108:425;Brookhill:109:425;Calcium:-148:411;Macrossan:-508:58;Julago:122:479;Mingela:-391:225;Crystal Creek:489:-139;Alligator Creek:100:530;Crimea:-239:397;Mutarnee:542:-108;Nome:129:538;Paluma:482:-200;Reid River:-275:425;Majors Creek:-142:600;Cungulla:100:700;Palm Island:756:170;Ravenswood:-608:475;Homestead:-871:-750;Ellerbeck:1258:-422;Kennedy:1287:-454;Carruchan:1275:-492;Pentland:-1032:-1011;The Cape:-967:-1240;Torrens Creek:-1275:-1392;Prairie:-1391:-1808
4817|QLD|-19.334|146.676|Stableford:-9:0;Rupertswood:-9:0;Bohle Plains:21:16;Rangewood:23:-37;Alice River:0:-62;Thuringowa Central:21:50;Kirwan:31:49;Hervey Range:-151:-16
4818|QLD|-19.222|146.638|Bluewater:41:-79;Innes;Cosgrove;Blue Hills;Purono Park;Beach Holm:11:12;Black River:-3:-20;Jensen:-24:15;Mount Low:-10:32;Deeragun:-25:38;Yabulu:21:-49;Bushland Beach:31:39;Burdell:-28:61;Saunders Beach:64:-34;Shaw:-40:66;Bohle:-40:78;Toolakea:75:-51;Bluewater Park:17:-124;Mount St John:-35:107;Lynam:-53:-91
4819|QLD|-19.149|146.85|Arcadia:0:16;Magnetic Island:-6:-1;Nelly Bay:-9:0;Arcadia Bay:0:16;West Point:8:-25;Picnic Bay:-26:-12;Horseshoe Bay:31:11;Florence Bay:32:21
4820|QLD|-20.076|146.252|Charters Towers:0:11;Grand Secret:0:-7;Alabama Hill:-6:-4;Charters Towers City:-1:11;Towers Hill:-14:-2;Toll:26:0;Mosman Park:-22:8;Queenton:2:29;Millchester:-16:26;Campaspe:8:-41;Llanarth:8:-41;Richmond Hill:8:-41;Columbia:31:23;Southern Cross:50:-71;Breddan:96:38;Broughton:-40:181;Black Jack:-83:-180;Balfes Creek:-140:-336;Dotswood:453:37;Seventy Mile:-521:365;Basalt:325:-863
4821|QLD|-20.883|144.2|Hughenden:39:0;Dutton River:-129:-56;Prairie:0:400;Marathon:17:-617;Porcupine:422:231;Stamford:-383:-384;Tangorin:-867:33
4822|QLD|-20.483|142.898|Saxby;Albion;Burleigh;Bellfield;Cambridge;Victoria Vale;Maxwelton:-234:-215;Richmond:-249:245;Nonda:-200:-415;Woolgar:683:385
4823|QLD|-21.118|141.944|Stokes;Taldora;Warburton;Carpentaria;Kynuna:-465:-44;Mckinlay:-465:-44;Julia Creek:462:-202;Nelia:468:290
4824|QLD|-20.806|140.513|Gidya:0:35;Four Ways:0:35;Devoncourt Station:0:35;Cloncurry:99:0;Kuridala:-477:-13;Oorindi:123:554;Selwyn:-727:-13;Three Rivers:981:-351
4825|QLD|-20.751|139.529|Mount Isa:25:-32;Alroy;Barkly;Fisher;Ranken;Piturie;The Gap;Fielding;Georgina;Waverley;Lawn Hill;Alexandria;Buckingham;Bushy Park;Carrandotta;Alpurrurulam;Osborne Mine;The Monument;Brunette Downs;Mount Isa East;Anthonys Lagoon;Breakaway:25:3;Healy:5:-29;Mica Creek:-1:-39;Spreadborough:-12:-28;Happy Valley:3:-38;Townview:18:-24;Mornington:16:-33;Pioneer:30:-21;Parkside:13:-41;Sunset:40:-21;Mount Isa City:26:-36;Menzies:33:-32;Miles End:32:-43;Winston:47:-30;Ryan:50:-29;Soldiers Hill:45:-39;Lanskey:61:-31;Kalkadoon:66:-38;Mary Kathleen:-5:417;Duchess:-616:321;Dajarra:-945:-13;Gunpowder:1040:-145
4828|QLD|-19.921|138.12|Camooweal
4829|QLD|-22.911|139.909|Toko;Sturt;Wills;Amaroo;Boulia;Min Min;Warenda;Bedourie
4830|QLD|-17.842|139.188|Gregory;Nicholson;Gangalidda;Gregory Downs;Augustus Downs;Burketown:101:360;Doomadgee:-101:-360
4849|QLD|-18.351|146.121|Lumholtz:-11:0;Damper Creek:20:-77;Hinchinbrook:0:114;Cardwell:84:-93;Rungoo:-146:55
4850|QLD|-18.65|146.167|Ingham:4:-4;Wharps:-9:-14;Wallaman:-9:-14;Garrawalt:-9:-14;Forrest Beach:-9:-14;Valley Of Lagoons:-9:-14;Victoria Plantation:0:40;Toobanna:-50:-17;Foresthome:42:36;Gairloch:54:26;Allingham:-17:83;Blackrock:-59:45;Trebonne:24:-88;Braemeadows:19:96;Helens Hill:-117:0;Hawkins Creek:50:-67;Cordelia:43:81;Bemerside:83:67;Macknade:62:89;Taylors Beach:17:158;Yuruga:-184:0;Halifax:67:119;Peacock Siding:-34:-167;Orient:-146:83;Dalrymple Creek:108:-124;Lannercost:41:-204;Bambaroo:-217:33;Upper Stone:-84:-200;Lucinda:122:165;Long Pocket:131:-186;Coolbie:-267:100;Abergowrie:211:-235;Mount Fox:-167:-333
4852|QLD|-17.888|146.091|South Mission;Djiru;Clump Point;Narragon Beach;Wongaling Beach:-25:5;Mission Beach:19:13;Tam O'Shanter:-25:-31;Bingil Bay:58:5;South Mission Beach:-62:-8;Garners Beach:72:7;Midgeree Bar:87:-11;Carmoo:-59:-45;Dunk:-64:65
4854|QLD|-17.96|145.923|Tully:27:0;Merryburn:0:-6;Kooroomool:0:-6;Walter Hill:0:-6;Mount Mackay:0:-6;Silky Oak:-8:16;Euramo:-40:11;Jarra Creek:20:-31;Jarra Creek:20:-31;Birkalla:39:17;Bulgun:60:5;Murrigal:-88:-11;Midgenoo:60:44;Feluga:80:29;Lower Tully:-25:92;Rockingham:-68:52;Bilyana:-149:4;East Feluga:69:84;Djarawong:93:61;Munro Plains:19:-138;Dingo Pocket:56:-112;Hull Heads:-39:135;Tully Heads:-63:133;Murray Upper:-140:-73;Warrami:-130:-96;Cardstone:209:-323
4855|QLD|-17.808|145.994|Shell Pocket:-4:-4;Maria Creeks:0:-13;El Arish:1:13;Jaffa:25:0;Maadi:-24:-3;Daveson:23:27;Friday Pocket:-48:10;Granadilla:-38:33;Gulngai:64:-179
4856|QLD|-17.735|145.983|Mccutcheon;No 5 Branch;No. 5 Branch;Walter Lever Estate:15:-10;No 4 Branch:-18:-11;No. 4 Branch:-18:-11;Silkwood:-9:34;Goolboo:12:48;Japoonvale:18:-50
4857|QLD|-18.119|146.04|Silkwood East
4858|QLD|-17.596|146.044|Mourilyan:14:0;Martyville:-21:-7;New Harbourline:-18:20;Etty Bay:17:29;Comoon Loop:36:-10;Mourilyan Harbour:0:76
4859|QLD|-17.6|145.974|No 6 Branch;No. 6 Branch;South Johnstone:3:20
4860|QLD|-17.515|145.997|Goondi:6:-5;Innisfail:-7:34;Ngatjan;Njatjan;Wanjuru;Palmerston;Cooroo Lands;Pin Gin Hill;O’Briens Hill;Valettas Estate;O'Briens Hill:4:-7;Hudson:-9:3;Belvedere:-6:-9;Goondi Bend:-2:14;Cullinane:4:27;Goondi Hill:-13:20;Daradgee:30:8;Upper Daradgee:-3:-37;Stoters Hill:-20:-24;Sundown:22:25;Mighell:-24:25;Innisfail Estate:-3:47;Bamboo Creek:-47:-7;Fitzgerald Creek:31:-24;East Innisfail:-18:38;South Innisfail:-29:32;Webb:-15:47;Mundoo:-47:19;Eaton:12:55;Jubilee Heights:43:25;Garradunga:61:10;Coquette Point:-4:67;Coconuts:11:66;Vasa Views:50:-28;Eubenangee:61:-20;Flying Fish Point:19:79;Coorumba:-53:-76;Nerada:-31:-116;Wooroonooran:67:-136;East Palmerston:-91:-149
4861|QLD|-17.397|145.903|East Russell;Babinda:53:20;Bartle Frere:-53:-20
4865|QLD|-17.1|145.78|Gordonvale;Meringa:16:3;Pyramid:0:20;Kamma:50:-14;Green Hill:54:35;Goldsborough:-55:-43;Packers Camp:77:21;Little Mulgrave:-39:-61
4868|QLD|-16.968|145.743|Tarrawarra;Bayview Heights:6:-17;Woree:18:7;White Rock:-6:20;Mount Sheridan:-18:-10
4869|QLD|-17.025|145.744|Centenary Park:0:4;Tamarind Gardens:0:4;Edmonton:7:0;Mount Peter:-20:-5;Bentley Park:22:-6;Wrights Creek:-8:27
4870|QLD|-16.919|145.736|Cairns:-4:30;Earlville:-31:-3;Mackinnon;Martynvale;Lake Morris;Cairns Central;Manoora:2:1;Manunda:2:13;Kanimbla:-4:-14;Mooroobool:-15:-5;Whitfield:24:-3;Westcourt:-11:17;Edge Hill:19:14;Cairns North:15:21;North Cairns:15:21;Parramatta Park:-7:30;Cairns City:-1:37;Bungalow:-19:20;Brinsmead:20:-21;Redlynch:-6:-40;Aeroglen:39:9;Stratford:41:-8;Portsmith:-21:32;Freshwater:36:-19;Kamerunga:46:-35;Barron Gorge:58:-70;Lamb Range:-199:-26
4871|QLD|-17.217|145.211|Cowley:-466:839;Lakeland:1359:-357;Mamu;Amber;Gununa;Karron;Nychum;Aurukun;Coralie;Kidston;Talaroo;Basilisk;Bolwarra;Conjuboy;Currajah;Desailly;Lockhart;Rookwood;Spurgeon;Stockton;Blackbull;Esmeralda;Gilberton;Hurricane;Kowanyama;Lyndhurst;Northhead;Southedge;Camp Creek;Claraville;East Creek;Germantown;Pormpuraaw;Strathmore;Fossilbrook;Springfield;Crystalbrook;Edward River;Green Island;Lower Cowley;Sandy Pocket;Thornborough;Bellenden Ker;Abingdon Downs;Fitzroy Island;Portland Roads;Four Mile Beach;Mornington Island;Wellesley Islands;West Wellesley Islands;South Wellesley Islands;Petford:-133:-278;Almaden:-122:-534;Mount Molloy:544:118;Koah:331:340;Deeral:0:705;Fishery Falls:34:672;Aloomba:107:622;Julatten:610:130;Chillagoe:63:-689;Mount Carbine:684:-78;Mount Mulligan:436:-329;Macalister Range:375:468;Glen Boughton:275:604;Miriwinni:-183:705;Mirriwinni:-183:705;Yarrabah:223:686;Woopen Creek:-255:661;East Trinity:324:615;Bramston Beach:-135:812;Waugh Pocket:-230:734;Utchee Creek:-414:704;Wangan:-360:795;Mena Creek:-433:755;Boogan:-394:802;Bombeeta:-466:755;Moresby:-416:822;Warrubullen:-474:805;Cowley Creek:-480:825;Cowley Beach:-478:896;Kurrimine Beach:-558:894;Helenvale:1500:22;Bulleringa:-421:-1271;Lakeland Downs:1359:-357;Mount Surprise:-930:-892;Einasleigh:-1300:-1111;Laura:1695:-1013;Georgetown:-1075:-1666;Forsayth:-1366:-1595;Gilbert River:-933:-2345;Croydon:-987:-2967;Coen:3271:-2012
4872|QLD|-17.279|145.407|Kirrama;Wairuna;Barwidgi;Munderra;Glen Ruth;Forty Mile;Minnamoolka;Lake Tinaroo;Lakeside Estate;Walkamin:142:10;Kairi:64:137;Barrine:41:209;Tinaroo:110:141;Danbulla:78:239;Mutchilba:140:-199;Dimbulah:131:-298;Silver Valley:-346:-112;Innot Hot Springs:-388:-157;Koombooloomba:-463:90;Kowrowa:473:171;Myola:475:201;Kuranda:459:231;Mount Garnet:-398:-293;Gunnawarra:-520:-368
4873|QLD|-16.342|145.384|Wonga:-4:28;Mossman:-121:-13;Noah;Dedin;Dagmar;Spurgeon;Low Isles;Syndicate;Finlay Vale;Bailey Creek;Wonga Beach:-4:28;Bamboo:-38:1;Miallo:-53:-15;Lower Daintree:66:-2;Rocky Point:-49:21;Whyanbeel:-42:-43;Newell:-85:22;Forest Creek:104:-19;Stewart Creek Valley:47:-78;Cooya Beach:-107:21;Bonnie Doon:-131:5;Kimberley:85:54;Finlayvale:-118:-34;Daintree:92:-65;Cow Bay:116:44;Shannonvale:-161:-5;Cassowary:-155:12;Mossman Gorge:-133:-36;Diwan:151:31;Upper Daintree:119:-93;Thornton Beach:167:56;Cape Tribulation:255:77
4874|QLD|-12.623|141.901|Weipa:0:-22;Trunding:-11:-31;Nanum:-22:-38;Napranum:-60:-11;Mission River:28:57;Evans Landing:-39:-48;Rocky Point:101:205;Jardine River:101:205;Mapoon:604:0;Wenlock:-461:1042;Shelburne:869:900
4875|QLD|-16.628|145.209|Erub;Horn;Iama;Boigu;Kubin;Masig;Mabuiag;Mer Island;Moa Island;Waua Islet;Yam Island;Badu Island;Dowar Islet;Erub Island;Horn Island;Iama Island;Ugar Island;Banks Island;Boigu Island;Burrar Islet;Dauan Island;Guijar Islet;Masig Island;Yorke Island;Jervis Island;Keriri Island;Kubin Village;Murray Island;Poruma Island;Saibai Island;Talbot Island;Coconut Island;Darnley Island;Mabuiag Island;Warraber Islet;Mulgrave Island;Prince Of Wales;Stephens Island;Thursday Island;Warraber Island
4876|QLD|-16.628|145.209|Bamaga;Seisia;Injinoo;Punsand;Umagico;Somerset;New Mapoon
4877|QLD|-16.555|145.479|Mowbray:-5:0;Low Isles:0:7;Craiglie:17:-10;Oak Beach:-43:38;Port Douglas:71:-12;Killaloe:63:-59;Wangetti:-104:87
4878|QLD|-16.854|145.706|Barron;Lake Placid:-17:-22;Caravonica:-17:-25;Machans Beach:-5:38;Smithfield:29:-15;Holloways Beach:12:33;Yorkeys Knob:51:14
4879|QLD|-16.763|145.672|Clifton Beach;Palm Cove:13:-5;Ellis Beach:27:-4;Buchan Point:27:-4;Kewarra Beach:-19:13;Trinity Beach:-26:25;Trinity Park:-44:34
4880|QLD|-16.918|145.338|Arriga:29:0;Paddys Green:0:-55;Biboohra:53:96;Mareeba:-73:85;Glen Russell:-33:-132;Bilwon:65:112;Chewko:-149:46;Maryfarms:342:-152
4881|QLD|-16.886|145.552|Koah;Speewah:-4:62;Kuranda:66:87;Mona Mona:173:-15
4882|QLD|-17.186|145.477|Tolga
4883|QLD|-17.317|145.514|Carrington:1:0;East Barron:0:19;Wongabel:-9:-43;Atherton:48:-39;Upper Barron:-34:62
4884|QLD|-17.271|145.635|Lake Eacham:-30:0;Lake Barrine:30:20;Yungaburra:0:-52;Gadgarra:77:62
4885|QLD|-17.352|145.611|Malanda:0:-16;Kureen:14:-22;Peeramon:42:0;Jaggan:-48:-11;North Johnstone:26:50;Tarzali:-81:-11;Butchers Creek:28:78;Glen Allyn:-32:78;Topaz:-64:105
4886|QLD|-17.549|145.6|Beatrice:-3:-15;Middlebrook:-13:26;Millaa Millaa:35:13;Moregatta:49:0;Maalan:-57:-27;Ellinjaa:38:49;Mungalli:0:98;Minbun:70:-54
4887|QLD|-17.417|145.383|Wondecla:0:17;Kalunga:-33:0;Herberton:43:1;Moomin:53:27;Watsonville:33:-67;Irvinebank:-17:-167
4888|QLD|-17.58|145.464|Tumoulin;Ravenshoe:-29:21;Evelyn:71:36;Kaban:64:-47;Millstream:-73:-50
4890|QLD|-17.566|141.129|Norman;Howitt:105:51;Normanton:-105:-52
4891|QLD|-17.487|140.843|Karumba
4892|QLD|-14.609|142.549|Gununa;Palmer;Arbouin;Maramie;Staaten;Wrotham;Bellevue;Gamboola;Highbury;Lyndside;Yagoonya;Lakefield;Red River;Groganville;Ravensworth;Edward River;Holroyd River;Abingdon Downs;Mount Mulgrave;West Wellesley Islands;Yarraden:308:765;Pormpuraaw:-289:-928;Dixie:-504:765;Coen:664:650;Archer River:1171:392;Kowanyama:-864:-803;Aurukun:1254:-822;Laura:-912:1650;Lockhart River:1822:795;Iron Range:1910:751;Lizard:-55:2915;Wellesley Islands:-2022:-3147;South Wellesley Islands:-2481:-2983
4895|QLD|-15.753|145.279|Starcke;Rossville:53:-25;Helenvale:36:-45;Wujal Wujal:-193:40;Bloomfield:-180:55;Ayton:-169:74;Degarra:-199:69;Cooktown:287:-29;Hope Vale:366:-139
5000|SA|-34.929|138.599|Adelaide;Rundle Mall;Station Arcade;City West Campus
5001|SA|-34.929|138.599|Adelaide
5005|SA|-34.897|138.572|University Of Adelaide;The University Of Adelaide
5006|SA|-34.907|138.591|North Adelaide;North Adelaide Melbourne St
5007|SA|-34.904|138.571|Hindmarsh:-2:0;Bowden:1:8;West Hindmarsh:-4:-7;Welland:0:-12;Brompton:9:8
5008|SA|-34.892|138.568|Croydon:-2:-1;Croydon Park:11:0;Ridleyton:-1:4;Renown Park:0:10;West Croydon:-3:-8;Croydon Park South:11:0;Devon Park:5:14;Dudley Park:16:10
5009|SA|-34.895|138.553|Allenby Gardens:-3:1;Beverley:0:-7;Kilkenny:16:0
5010|SA|-34.863|138.562|Regency Park:0:11;Ferryden Park:-3:0;Angle Park:3:-4
5011|SA|-34.882|138.535|Woodville:5:7;Woodville South:0:-1;St Claire:1:3;Woodville West:-5:-5;St Clair:11:0;Woodville Park:-5:11
5012|SA|-34.868|138.543|Woodville North:-4:0;Woodville Gardens:0:5;Athol Park:12:0;Mansfield Park:11:9
5013|SA|-34.85|138.532|Rosewater:-2:-10;Rosewater East:0:5;Ottoway:2:4;Pennington:-8:0;Gillman:9:-3;Wingfield:0:36
5014|SA|-34.872|138.515|Hendon:-3:0;Royal Park:-2:-3;Albert Park:0:5;Cheltenham:4:9;Queenstown:11:-4;Alberton:13:7
5015|SA|-34.844|138.495|Port Adelaide:-2:8;Garden Island;Torrens Island;New Port:0:-1;Glanville:0:-5;Ethelton:-5:-4;Birkenhead:7:3
5016|SA|-34.826|138.492|Largs North:5:0;Largs Bay:0:-6;Peterhead:-5:6
5017|SA|-34.804|138.496|Taperoo;Osborne:6:2
5018|SA|-34.788|138.487|North Haven:0:4;Outer Harbor:12:0
5019|SA|-34.85|138.48|Semaphore:11:3;Semaphore South;Semaphore Park:-1:-1;Exeter:10:10
5020|SA|-34.86|138.49|West Lakes Shore
5021|SA|-34.873|138.495|West Lakes
5022|SA|-34.909|138.492|Henley Beach:-12:3;Kirkcaldy;Grange:6:-1;Henley Beach South:-17:4;Tennyson:23:-6
5023|SA|-34.9|138.525|Seaton:0:-8;Seaton North;Findon:0:8
5024|SA|-34.927|138.513|Fulham;Fulham Gardens:13:0;West Beach:-19:-4
5025|SA|-34.912|138.527|Kidman Park;Flinders Park:2:16
5031|SA|-34.925|138.568|Mile End:-1:2;Torrensville:5:-7;Thebarton:8:-1;Mile End South:-12:6
5032|SA|-34.926|138.536|Brooklyn Park:-3:0;Lockleys:0:-8;Underdale:8:11
5033|SA|-34.938|138.56|Marleston:-9:0;Hilton:6:5;Cowandilla:6:0;Richmond:-4:4;West Richmond:0:-8
5034|SA|-34.955|138.591|Millswood:0:-2;Goodwood:4:1;Kings Park:-9:0;Wayville:10:0;Clarence Park:-9:-10
5035|SA|-34.949|138.575|Keswick:8:0;Ashford:1:0;Everard Park:-2:0;Forestville:0:4;Black Forest:-11:2;Keswick Terminal:8:6
5037|SA|-34.958|138.553|North Plympton;Netley:9:-4;Glandore:-4:15;Kurralta Park:6:14
5038|SA|-34.977|138.549|Plympton:15:6;Plympton Park:-4:0;South Plympton:0:7;Camden Park:8:-10
5039|SA|-34.98|138.575|Melrose Park:-3:0;Edwardstown:0:-6;Clarence Gardens:5:5
5040|SA|-34.966|138.533|Novar Gardens
5041|SA|-34.986|138.595|Colonel Light Gardens:0:2;Panorama:-5:4;Daw Park:-4:-11;Westbourne Park:15:0;Cumberland Park:14:-8
5042|SA|-35.005|138.573|Tonsley;St Marys:1:6;Clovelly Park:6:-3;Pasadena:3:15;Bedford Park:-17:-5
5043|SA|-34.994|138.553|Park Holme;Ascot Park:3:5;Marion:-10:0;Morphettville:6:-13;Mitchell Park:-16:10
5044|SA|-34.997|138.522|Somerton Park;Glengowrie:10:15
5045|SA|-34.979|138.518|Glenelg:-2:-3;Glenelg North:11:0;Glenelg East:2:12;Glenelg South:-11:-3
5046|SA|-35.002|138.538|Warradale:5:-6;Warradale North;Oaklands Park:-5:7
5047|SA|-35.031|138.546|Seacombe Heights:-1:0;Seacombe Gardens:8:0;Darlington:0:9;Sturt:8:9
5048|SA|-35.018|138.524|Brighton;Hove:10:-2;South Brighton:-10:4;North Brighton:15:-1;Dover Gardens:-6:13
5049|SA|-35.037|138.523|Seacliff:2:0;Kingston Park:-1:-7;Seacliff Park:7:8;Seaview Downs:0:15;Marino:-8:-10
5050|SA|-35.03|138.583|Bellevue Heights;Eden Hills:9:13
5051|SA|-35.04|138.614|Craigburn Farm:0:-9;Coromandel Valley:-9:2;Blackwood:19:0;Hawthorndene:18:16
5052|SA|-35.008|138.621|Glenalta:0:5;Belair:10:0
5061|SA|-34.957|138.605|Unley:7:-5;Hyde Park:2:-4;Malvern:-2:7;Unley Park:-7:2
5062|SA|-34.978|138.614|Mitcham:-1:8;Torrens Park:2:-3;Kingswood:7:0;Hawthorn:4:-6;Lower Mitcham:1:-9;Netherby:8:11;Springfield:0:19;Clapham:-12:-12;Lynton:-19:-6;Brown Hill Creek:-9:29
5063|SA|-34.948|138.622|Eastwood:5:0;Frewville:0:9;Fullarton:-3:7;Parkside:3:-9;Highgate:-14:0
5064|SA|-34.961|138.642|Urrbrae:-6:0;Glen Osmond:1:6;Myrtle Bank:0:-8;Glenunga:11:-4;St Georges:9:6;Mount Osmond:-2:14
5065|SA|-34.939|138.636|Toorak Gardens:4:0;Glenside:-4:-3;Dulwich:2:-9;Tusmore:0:14;Linden Park:-5:11
5066|SA|-34.939|138.669|Burnside:-1:0;Hazelwood Park:0:-10;Stonyfell:5:8;Beaumont:-9:-7;Erindale:12:-6;Wattle Park:14:6;Waterfall Gully:-27:10
5067|SA|-34.924|138.629|Norwood:-3:0;Norwood South:0:2;Rose Park:-6:0;Kent Town:3:-8;Beulah Park:6:17
5068|SA|-34.926|138.65|Kensington:9:0;Marryatville:-3:-4;Heathpool:-6:-4;Kensington Park:6:4;Kensington Gardens:0:11;Leabrook:-4:9;St Morris:15:4;Trinity Gardens:11:-9
5069|SA|-34.912|138.623|College Park:0:-3;St Peters:7:0;Hackney:-2:-6;Stepney:-1:7;Maylands:0:14;Evandale:6:13
5070|SA|-34.898|138.642|Glynde:2:11;Payneham:1:-1;Marden:2:-4;Payneham South:-7:3;Royston Park:1:-10;Felixstow:9:5;Joslin:-2:-15;Firle:-7:12
5071|SA|-34.922|138.62|Kent Town
5072|SA|-34.915|138.685|Magill:5:-10;Magill North;Auldana:-3:2;Woodforde:10:4;Magill South:5:-10;Skye:-10:7;Teringie:0:17;Rosslyn Park:-7:-10
5073|SA|-34.893|138.662|Tranmere:-12:0;Tranmere North;Hectorville:2:-3;Rostrevor:10:5
5074|SA|-34.883|138.667|Campbelltown;Newton:1:16
5075|SA|-34.874|138.669|Paradise;Dernancourt:12:8
5076|SA|-34.87|138.7|Castambul;Athelstone
5081|SA|-34.892|138.612|Medindie:-4:-7;Collinswood:5:0;Walkerville:0:5;Gilberton:-9:0;Medindie Gardens:1:-8;Vale Park:6:15
5082|SA|-34.897|138.592|Prospect:14:1;Fitzroy:0:-1;Prospect East:3:0;Prospect West:3:0;Thorngate:-1:6;Ovingham:-2:-7
5083|SA|-34.876|138.606|Sefton Park:2:-3;Nailsworth:-8:0;Broadview:0:9
5084|SA|-34.859|138.591|Blair Athol:0:5;Kilburn:0:-6;Kilburn North;Blair Athol West
5085|SA|-34.854|138.618|Enfield:2:-15;Lightsview;Clearview:-3:-4;Northfield:5:8;Northgate:-3:11
5086|SA|-34.868|138.629|Greenacres:0:-1;Hampstead Gardens:-6:0;Manningham:-9:-7;Hillcrest:6:14;Oakden:16:14;Gilles Plains:18:21
5087|SA|-34.879|138.636|Klemzig;Windsor Gardens:14:11
5088|SA|-34.852|138.672|Holden Hill
5089|SA|-34.853|138.698|Highbury
5090|SA|-34.833|138.7|Hope Valley
5091|SA|-34.817|138.733|Tea Tree Gully;Banksia Park:6:2;Vista:-19:-10
5092|SA|-34.828|138.681|Modbury:-5:2;Modbury North:0:-7;Modbury Heights:19:4
5093|SA|-34.84|138.661|Valley View;Para Vista:19:0
5094|SA|-34.829|138.596|Cavan:0:3;Gepps Cross:-12:0;Dry Creek:1:-41
5095|SA|-34.82|138.617|The Levels;Pooraka:-4:9;Mawson Lakes:4:-9
5096|SA|-34.805|138.658|Para Hills:-7:0;Para Hills West:0:-15;Gulfview Heights:9:11
5097|SA|-34.821|138.707|Ridgehaven:0:-2;Redwood Park:10:0;St Agnes:-10:4
5098|SA|-34.837|138.633|Ingle Farm:3:0;Walkley Heights:0:10
5106|SA|-34.785|138.643|Salisbury South:4:5;Parafield:-4:-5
5107|SA|-34.801|138.607|Green Fields;Parafield Gardens:18:4
5108|SA|-34.76|138.621|Salisbury:-7:12;Salisbury North:11:-1;Salisbury Downs:-8:1;Paralowie:3:-13
5109|SA|-34.773|138.663|Salisbury East:-18:-9;Salisbury Plain;Salisbury East Northbri Ave;Brahma Lodge:-3:-10;Salisbury Park:11:7;Salisbury Heights:10:13
5110|SA|-34.746|138.59|St Kilda;Burton:12:13;Waterloo Corner:29:-6;Direk:24:12;Bolivar:-24:-16;Globe Derby Park:-42:0
5111|SA|-34.746|138.638|Edinburgh;Edinburgh Raaf
5112|SA|-34.735|138.669|Elizabeth:15:1;Elizabeth Grove;Elizabeth South:4:-7;Elizabeth Vale:-13:-1;Hillbank:-1:18;Elizabeth East:10:13
5113|SA|-34.7|138.676|Davoren Park:10:-7;Elizabeth West;Davoren Park North;Elizabeth North:-7:0;Elizabeth Downs:0:16;Edinburgh North:-4:-13;Davoren Park South:10:-7;Elizabeth Park:-9:10
5114|SA|-34.685|138.71|Smithfield:1:-26;Blakeview:9:1;Craigmore:-16:0;Smithfield Plains:8:-32;Uleybury:8:36;Andrews Farm:8:-48;Gould Creek:-58:-1;Smithfield West:28:-39;One Tree Hill:-15:57;Yattalunga:0:94;Sampson Flat:-44:71;Humbug Scrub:-56:102
5115|SA|-34.657|138.687|Munno Para:-11:14;Munno Para Downs:7:0;Munno Para West:0:-16;Kudla:15:14
5116|SA|-34.623|138.722|Evanston:6:12;Evanston Gardens;Evanston Park:0:19;Evanston South:-25:-4;Hillier:0:-41
5117|SA|-34.641|138.646|Angle Vale
5118|SA|-34.599|138.737|Gawler:-4:12;Reid:3:0;Kingsford:3:0;Gawler West:-5:-4;Gawler South:-8:8;Willaston:13:4;Gawler East:0:26;Gawler Belt:21:-9;Buchfelde:-14:-22;Hewett:21:16;Bibaringa:-35:29;Kalbeeba:-26:56;Kangaroo Flat:49:-37;Ward Belt:20:-68;Concordia:24:68;Gawler River:-16:-80
5120|SA|-34.676|138.551|Riverlea Park;Buckland Park:-9:-9;Virginia:10:9
5121|SA|-34.668|138.639|Penfield:-26:1;Eyre;Macdonald Park:10:5;Penfield Gardens:16:-6
5125|SA|-34.774|138.724|Golden Grove:-9:10;Golden Grove Village;Greenwith:9:-10
5126|SA|-34.799|138.729|Fairview Park;Surrey Downs:0:-17;Yatala Vale:6:12
5127|SA|-34.799|138.687|Wynn Vale
5131|SA|-34.812|138.76|Lower Hermitage;Houghton:-16:1;Upper Hermitage:16:-1
5132|SA|-34.849|138.78|Paracombe
5133|SA|-34.824|138.774|Inglewood
5134|SA|-34.912|138.749|Cherryville:0:17;Montacute:24:0
5136|SA|-34.923|138.725|Norton Summit
5137|SA|-34.939|138.737|Ashton;Marble Hill
5138|SA|-34.94|138.765|Basket Range
5139|SA|-34.928|138.807|Forest Range
5140|SA|-34.95|138.692|Greenhill
5141|SA|-34.959|138.704|Horsnell Gully:24:0;Summertown:0:27
5142|SA|-34.956|138.744|Uraidla
5144|SA|-34.965|138.762|Carey Gully
5150|SA|-34.974|138.673|Leawood Gardens;Eagle On The Hill
5151|SA|-34.978|138.73|Piccadilly
5152|SA|-34.991|138.7|Crafers:2:16;Mount Lofty:-9:0;Crafers West:0:-18;Cleland:22:-6;Stirling:-11:20
5153|SA|-35.072|138.758|Chapel Hill:-17:0;Biggs Flat:0:26;Mylor:29:1;Bradbury:11:-33;Longwood:22:-42;Jupiter Creek:-66:0;Echunga:-31:37;Scott Creek:15:-53;Heathfield:44:-41;Ironbank:22:-75;Flaxley:-61:58;Green Hills Range:-90:45;Macclesfield:-100:78
5154|SA|-35.017|138.733|Aldgate
5155|SA|-35.014|138.767|Bridgewater;Mount George
5156|SA|-35.017|138.683|Upper Sturt
5157|SA|-35.149|138.663|Kangarilla:0:-2;Clarendon:32:-30;Dorset Vale:62:13;Cherry Gardens:85:0;Coromandel East:101:-21;Bull Creek:-84:87;Mcharg Creek:-124:73;Ashbourne:-139:104
5158|SA|-35.076|138.537|O'Halloran Hill:9:13;Trott Park:0:5;Sheidow Park:-4:-9;O’Halloran Hill:9:13;Hallett Cove:-3:-22
5159|SA|-35.084|138.583|Happy Valley:0:-10;Aberfoyle Park:7:9;Flagstaff Hill:35:0;Chandlers Hill:-3:34
5160|SA|-35.107|138.493|Lonsdale;Port Stanvac
5161|SA|-35.094|138.534|Reynella:0:-3;Old Reynella:-10:0;Reynella East:2:24
5162|SA|-35.133|138.517|Morphett Vale;Woodcroft:31:46
5163|SA|-35.147|138.525|Hackham:-8:0;Onkaparinga Heights:0:5;Hackham West:4:-11;Huntfield Heights:-8:-11;Onkaparinga Hills:12:42
5164|SA|-35.13|138.496|Christie Downs
5165|SA|-35.139|138.472|Christies Beach;Christies Beach North
5166|SA|-35.119|138.473|O'Sullivan Beach;O’Sullivan Beach
5167|SA|-35.174|138.469|Port Noarlunga:26:2;Port Noarlunga South
5168|SA|-35.15|138.501|Noarlunga Downs:0:3;Noarlunga Centre:9:-10;Old Noarlunga:-32:0
5169|SA|-35.193|138.482|Seaford:3:-6;Seaford Rise;Moana:-1:-6;Seaford Heights:-6:9;Seaford Meadows:20:6
5170|SA|-35.226|138.48|Maslin Beach
5171|SA|-35.224|138.545|Pedler Creek;Blewitt Springs;Mclaren Vale:5:-1;Mclaren Flat:8:39;Tatachilla:-13:-37
5172|SA|-35.274|138.617|Willunga:3:-62;Kuitpo:47:69;Pages Flat:0:-1;Montarra:7:0;Hope Forest:-9:0;Dingabledinga:7:12;The Range:28:6;Willunga Hill:-19:-34;Kyeema:-2:56;Yundi:-43:17;Willunga South:-10:-62;Kuitpo Colony:-14:80;Whites Valley:3:-95
5173|SA|-35.283|138.458|Aldinga:0:25;Aldinga Beach:5:0;Port Willunga:21:6;Silver Sands:-31:-9
5174|SA|-35.339|138.447|Sellicks Beach;Sellicks Hill:9:27
5201|SA|-35.212|138.74|Blackfellows Creek;Prospect Hill:-21:-23;Meadows:32:22;Paris Creek:3:55;Kuitpo:-14:-54
5202|SA|-35.389|138.429|Myponga:-15:42;Hindmarsh Tiers;Myponga Beach:15:-42
5203|SA|-35.49|138.367|Tunkalilla:0:7;Torrens Vale:-26:0;Bald Hills:2:34;Yankalilla:33:-17;Parawa:-71:-5;Wattle Flat:62:23
5204|SA|-35.518|138.229|Hay Flat;Silverton;Deep Creek;Second Valley:-14:-2;Wirrina Cove:11:25;Rapid Bay:-8:-40;Delamere:-66:-46;Normanville:71:92;Carrickalinga:90:95;Cape Jervis:-86:-124
5210|SA|-35.346|138.653|Mount Magnificent;Nangkita:1:33;Mount Compass:-1:-33
5211|SA|-35.544|138.571|Victor Harbor:-6:50;Chiton;Mount Jagged;Victor Harbor Central;Back Valley:-1:18;Lower Inman Valley:28:-3;Encounter Bay:-30:29;Yilki:-26:34;Mccracken:9:60;Hindmarsh Valley:28:46;Hayborough:13:79;Waitpinga:-51:-59;Willow Creek:-15:-140;Inman Valley:51:-115
5212|SA|-35.53|138.679|Port Elliot
5213|SA|-35.51|138.704|Middleton
5214|SA|-35.505|138.781|Goolwa:3:1;Goolwa Beach:0:-8;Goolwa South:-10:0;Goolwa North:14:31;Currency Creek:55:-15;Hindmarsh Island:-5:86;Mosquito Hill:76:-98;Mundoo Island:-46:134
5220|SA|-35.785|137.257|Parndana
5221|SA|-35.772|137.769|American River:0:9;Ballast Head:16:0;Muston:-17:-12
5222|SA|-35.779|137.905|Hungerford;Porky Flat;Willoughby;Browns Beach;American Beach;Dudley East:-11:16;Baudin Beach:2:-32;Kangaroo Head:59:9;Dudley West:-23:-47;Brown Beach:-20:-67;Penneshaw:61:37;Ironstone:33:70;Willson River:-55:53;Island Beach:-19:-106;Pelican Lagoon:-28:-101;Sapphiretown:-12:-124;Cuttlefish Bay:29:137;Antechamber Bay:-17:155
5223|SA|-35.698|137.345|Brownlow:1452:1925;Duncan;Haines;Menzies;Nepean Bay;D’Estrees Bay;Harriet River;Stun'Sail Boom;Stun’Sail Boom;Cassini:42:-37;Cygnet River:-2:172;Seddon:-138:-52;Wisanger:82:111;Kohinoor:-66:128;Stokes Bay:68:-141;Birchmore:-80:140;Seal Bay:-261:-27;Brownlow Ki:26:262;Emu Bay:104:200;Bay Of Shoals:90:217;Middle River:14:-295;Kingscote:42:295;Macgillivray:-216:131;North Cape:117:250;Western River:-2:-378;Newland:-174:-224;Vivonne Bay:-285:-168;D'Estrees Bay:-230:230;Gosse:-59:-427;De Mole River:-42:-559;Karatta:-231:-447;Cape Borda:-64:-658;Flinders Chase:-186:-647
5231|SA|-34.803|138.842|Millbrook;Kersbrook:20:9;Chain Of Ponds:-20:-9
5232|SA|-34.841|138.828|Cudlee Creek
5233|SA|-34.803|138.901|Warren;Kenton Valley;Forreston:21:17;Gumeracha:-21:-17
5234|SA|-34.818|138.965|Birdwood
5235|SA|-34.707|139.049|Taunton:6:5;Springton:0:40;Mount Pleasant:-68:0;Flaxman Valley:96:-7;Eden Valley:57:51;Cromer:-55:-59
5236|SA|-34.817|139.067|Tungkillo
5237|SA|-34.817|139.196|Milendella:0:4;Apamurra:9:0;Palmer:-33:-30;Sanderston:61:26
5238|SA|-34.867|139.449|Younghusband:-8:101;Purnong:0:168;Big Bend:3:0;Rocky Point:3:0;Old Teal Flat:3:0;Julanka Holdings:3:0;Five Miles:0:-53;Pellaring Flat:5:-59;Lake Carlet:-6:83;Younghusband Holdings:-8:101;Frahns:-25:-85;Teal Flat:-27:108;Caurnamont:24:139;Cowirra:-54:-110;Purnong Landing:0:168;Bolto:-47:-130;Punthari:50:-132;Coolcha:-50:135;Mannum:-49:-145;Bowhill:-33:168;Port Mannum:-57:-145;Ponde:-83:-132;Walker Flat:114:108;Pompoota:-122:-106;Wall:-100:-132;Frayville:8:-230;Forster:133:106;Woodlane:-132:-112;Angas Valley:100:-149;Wongulla:162:117;Claypans:46:265;Bonython:67:-249;Nildottie:190:203
5240|SA|-34.918|138.833|Lenswood
5241|SA|-34.904|138.875|Lobethal
5242|SA|-34.991|138.826|Balhannah
5243|SA|-34.983|138.845|Oakbank
5244|SA|-34.95|138.9|Woodside:-4:-21;Inverbrackie:-23:-8;Charleston:33:0;Harrogate:0:117;Mount Torrens:75:59
5245|SA|-35.029|138.808|Hahndorf;Paechtown:-20:1;Verdun:29:-24
5250|SA|-35.042|138.864|Littlehampton;Blakiston:0:17;Totness:-2:-22
5251|SA|-35.087|138.872|Mount Barker:21:-5;Mount Barker Springs:0:44;Bugle Ranges:-45:0;Mount Barker Junction:62:-3;Wistow:-30:41;Mount Barker Summit:18:55
5252|SA|-35.044|138.954|St Ives:0:1;Hay Valley:0:1;Dawesley:3:0;Petwood:-28:-4;Nairne:10:-42;Brukunga:42:-11;Kanmantoo:-26:59
5253|SA|-35.114|139.323|Murray Bridge:-6:-49;Toora;Burdett;Long Flat;Sunnyside;White Hill;Rocky Gully;White Sands;Woods Point;Murray Bridge East;Avoca Dell:23:-11;Riverglades:14:-20;Monteith:-56:0;Swanport:-36:-23;Mobilong:15:-46;Murrawong:58:12;Riverglen:-56:-14;Northern Heights:10:-62;Willow Banks:57:24;Murray Bridge North:23:-62;Greenbanks:58:30;Murray Bridge South:-44:-44;Gifford Hill:-43:-107;Brinkley:-116:-101;Chapman Bore:-14:229;Ettrick:114:244
5254|SA|-35.072|139.261|Monarto:23:-128;White Hill;Rocky Gully;Murray Bridge:-47:12;Pallamana:38:-55;Caloote:108:1;Mypolonga:23:89;Zadows Landing:103:34;Woodlane:74:75;Monteith:-98:62;Wall Flat:106:55;Tepko:103:-74;Monarto South:-50:-132;Rockleigh:72:-145;The Point:-144:122;Callington:-47:-220;Petwood:0:-312;Buccleuch:-264:617
5255|SA|-35.281|138.976|Mount Observation:6:1;Belvidere:-10:-28;Bletchley:40:10;Willyaroo:0:-56;Langhorne Creek:-15:60;Woodchester:64:-26;Angas Plains:-69:24;Strathalbyn:21:-83;Red Creek:122:0;Hartley:78:60;Lake Plains:-89:66;Highland Valley:115:-57;Gemmells:110:-70;Salem:134:50;Sandergrove:-52:-142;Finniss:-119:-159;Mulgundawa:-35:264;Tooperang:-102:-242;Nalpa:-86:341
5256|SA|-35.462|138.921|Clayton:-29:0;Point Sturt:0:26;Clayton Bay:-29:0;Tolderol:21:13;Milang:54:50;Nurragi:109:-12
5259|SA|-35.37|139.383|Wellington:20:0;East Wellington:37:17;Wellington East:37:17;Lake Albert:-14:-45;Jervois:104:50;Ashville:-140:-18;Poltalloch:-126:-53;Tailem Bend:118:72;Malinong:-150:129;Kepa:206:75;Lake Alexandrina:0:-342;Narrung:-142:-215;Naturi:173:201;Raukkan:-163:-283;Point Mcleay:-163:-283
5260|SA|-35.252|139.547|Elwomple:-37:0;Tailem Bend:0:-91;Bayah:642:758
5261|SA|-35.508|139.758|Yumali;Coomandook:35:-61;Ki Ki:-75:42;Cooke Plains:129:-196;Culburra:-305:207
5262|SA|-36.883|140.917|Kybybolite;Binnum:88:21;Hynam:-67:-67;Frances:167:50
5263|SA|-37.291|140.834|Coonawarra
5264|SA|-35.877|139.514|Meningie:191:-173;Coorong;Meningie East;Meningie West;Policeman Point:-181:79;Waltowa:253:-81;Salt Creek:-263:175
5265|SA|-35.822|139.665|Field;Coonalpyn:128:193
5266|SA|-36.004|139.924|Deepwater;Bunbury:-163:59;Colebatch:47:-191;Tintinara:117:132
5267|SA|-36.128|140.43|Sherwood;Mount Charles;Keith:29:-77;Brimbago:-61:60;Wirrega:-79:153;Makin:148:87;Laffer:-50:-279;Coombe:166:-211;Mccallum:148:235;Willalooka:-266:-122;Petherick:-230:-278;Shaugh:194:431
5268|SA|-36.362|140.758|Bordertown:54:14;Cangara;Bordertown South:-68:-69;Pooginagoric:-72:76;Cannawigara:112:-91;Western Flat:-207:-53;Lowan Vale:183:-87;Senior:218:88;Bangham:-221:121
5269|SA|-36.45|140.911|Custon:0:6;Custon:0:6;Pine Hill:28:0;Wolseley:83:-11
5270|SA|-36.378|140.592|Mundulla:11:91;Carew;Swede Flat;Buckingham:33:-10;Mundulla West:-42:44;Kongal:-3:-125
5271|SA|-36.955|140.698|Cadgee;Spence;The Gap;Marcollat;Koppamurra;Laurie Park;Mount Light;Stewart Range;Wild Dog Valley;Naracoorte:-2:40;Moyhall:-61:-20;Bool Lagoon:-184:24;Struan:-139:93;Joanna:-145:135;Lochaber:122:-181;Keppoch:255:-131;Wrattonbully:-206:238;Padthaway:359:-198
5272|SA|-37.15|140.303|Conmurra:0:-19;Coles:75:0;Fox:-90:51;Greenways:-83:-136;Lucindale:177:67;Woolumbool:369:37
5273|SA|-36.967|140.233|Avenue Range
5275|SA|-36.882|139.852|Taratap:-1:11;Tilley Swamp:-1:11;Sandy Grove:0:-20;Pinks Beach:9:-33;Wyomi:24:-24;Kingston Se:51:0;Rosetown:61:4;Wangolina:-81:-93;West Range:161:18;Cape Jaffa:-64:-154;Reedy Creek:-68:164;Mount Benson:-202:-69;Blackford:115:164;Boatswain Point:-189:-107;Keilira:165:298
5276|SA|-37.245|139.806|Bray;Robe:81:-46;Nora Creina:-81:46
5277|SA|-37.389|140.806|Pleasant Park;Penola:14:31;Monbulla:-30:-81;Nangwarry:-157:8;Glenroy:139:44;Maaoupe:103:-110;Tarpeena:-238:-10;Comaum:169:119
5278|SA|-37.587|140.704|Krongart;Moerlong;Wepar:-22:4;Kalangadoo:22:-4
5279|SA|-37.542|140.583|Short:20:0;Mount Mcintyre:-19:-46;Trihi:37:36;Koorine:-69:53;Mount Burr:0:-128;Wattle Range East:151:84
5280|SA|-37.565|140.292|Canunda;Magarey;Clay Wells;Sebastopol;German Flat;Wattle Range;Millicent:-29:57;Rendelsham:15:-75;Hatherleigh:65:-25;Rocky Camp:-17:130;Southend:-3:-163;Furner:148:41;Thornlea:166:-118;Kangaroo Inn:229:-65;Tantanoola:-131:165;Beachport:85:-280;German Creek:-264:166;German Creek:-264:166
5290|SA|-37.832|140.779|Mount Gambier
5291|SA|-37.882|140.706|Mount Gambier:50:73;Glencoe:182:-89;Canunda;Mingbool;O B Flat;Suttontown;Square Mile;Dismal Swamp;Pelican Point;Eight Mile Creek;Mount Gambier East;Mount Gambier West;Moorak:19:37;Mount Schank:-58:18;Compton:67:-30;Ob Flat:-18:87;Yahl:16:94;Allendale East:-121:3;Kongorong:-18:-156;Wandilo:156:20;Port Macdonnell:-171:-6;Glenburnie:43:153;Caveton:-78:119;Worrolong:76:142;Racecourse Bay:-173:47;Mil Lel:122:103;Mil-Lel:122:103;Caroline:-15:216;Burrungule:101:-132;Cape Douglas:-131:-124;Wye:-114:172;Nene Valley:-107:-185;German Creek:53:-247;Blackfellows Caves:-64:-237;Carpenter Rocks:-28:-310;Glencoe West:216:-123;Donovans:-129:252
5301|SA|-35.373|140.025|Carcuma;Jabuk:-27:41;Peake:6:-75;Geranium:-11:141;Netherton:-102:-78;Parrakie:-11:225;Sherlock:56:-209;Wilkawatt:5:335;Moorlands:83:-380
5302|SA|-35.282|140.441|Ngarkat;Smithville:46:-76;Lameroo:-47:76
5303|SA|-35.3|140.667|Parilla
5304|SA|-35.067|140.783|Karte:0:-83;Kringin:83:0;Peebinga:133:133;Pinnaroo:-195:129
5306|SA|-35.133|139.733|Wynarka
5307|SA|-35.094|140.183|Marama:-89:0;Kulkami:-72:100;Lowaldie:43:-192;Karoonda:0:-290;Karte:28:517;Mootatunga:133:658
5308|SA|-34.699|139.965|Galga;Mercunda:49:52;Mantung:99:102;Copeville:-98:-121;Maggea:216:102;Kalyan:-234:-131;Perponda:-288:-152
5309|SA|-34.95|140.133|Sandalwood;Halidon:67:33;Borrika:-67:-83;Mindarie:133:83
5310|SA|-34.767|140.283|Wanbi:0:33;Caliph:100:0
5311|SA|-34.585|140.625|Billiatt;Schell Well;Woodleigh:17:91;Malpas:-132:-8;Veitch:-82:-108;Paruna:-132:109;Alawoona:-148:-108;Taplan:40:256;Meribah:-119:230;Bugle Hut:207:158;Wunkar:85:-325;Taldra:162:264;Maggea:102:-558
5320|SA|-34.031|139.579|Eba:-35:0;Morgan:0:89;North West Bend:-9:96;Beaumonts:-14:98;Morphetts Flat:-22:107;Brenda Park:-41:107;Beatty:17:-140;Lindley:140:31;Murbko:-132:84;Maude:96:-165;Westons Flat:96:-165;Wombats Rest:96:-165;Bundey:146:-232;Stuart:1007:-2054
5321|SA|-34.039|139.764|Cadell;Cadell Lagoon
5322|SA|-34.157|139.908|Ramco:-10:26;Golden Heights;Sunlands:0:-12;Ramco Heights:-36:0;Qualco:46:-14
5330|SA|-34.189|140.086|Taylorville:90:-113;Holder:-137:-69;Kanni;Woolpunda;Devlins Pound;Holder Siding;Stockyard Plain;Hawks Nest Station;Taylorville Station;Lowbank:5:-13;Pooginook:19:-12;Waikerie:8:-101;Good Hope Landing:25:90;Wigley Flat:12:120;Markaranka:164:-104;Boolgun:-228:-46;Overland Corner:44:248
5331|SA|-34.219|140.335|Kingston On Murray;Kingston-On-Murray
5332|SA|-34.333|140.317|Moorook:67:40;Yinkanie;Wappilka:-60:-14;Moorook South:67:40
5333|SA|-34.475|140.569|Loxton:25:0;Pyap:40:-76;Bookpurnong:0:56;Loxton North:58:52;Pata:-92:-52;Pyap West:-79:-156;New Residence:96:-166;Nangari:-15:305;Noora:36:291;Taplan:-69:311
5340|SA|-34.22|140.81|Mundic Creek;Wonuarra:4:33;Pike River:-44:-17;Paringa:44:-25;Yamba:-42:49;Murtho:152:26
5341|SA|-34.165|140.713|Renmark:-12:34;Calperum:-52:-32;Renmark West:0:-3;Renmark North:40:0;Crescent:17:30;Calperum Station:17:30;Chaffey:72:-6;Renmark South:-56:24;Old Calperum:-52:-32;Cooltong:65:-39;Yamba:-97:146;Chowilla:266:208
5342|SA|-34.238|140.561|Monash
5343|SA|-34.3|140.594|Gerard:-15:0;Berri:19:6;Gurra Gurra:5:35;Winkie:0:-60;Lyrup:42:54;Katarapko:-142:-35
5344|SA|-34.277|140.541|Glossop
5345|SA|-34.269|140.447|Spectacle Lake;Barmera:14:14;Loveday:-14:-14
5346|SA|-34.244|140.404|Cobdogla
5350|SA|-34.55|138.85|Rosedale;Sandy Creek
5351|SA|-34.639|138.891|Williamstown:-33:0;Lyndoch:38:0;Altona:43:23;Cockatoo Valley:14:-55;Barossa Goldfields:-13:-56;Pewsey Vale:0:93;Mount Crawford:-65:71
5352|SA|-34.545|138.965|Bethany:0:21;Tanunda:21:-5;Krondorf:-19:10;Stone Well:42:0;Vine Vale:19:35;Rowland Flat:-39:-32;Gomersal:-5:-82
5353|SA|-34.583|139.283|Sedan:0:17;Cambrai:-67:0;Towitta:50:-33;Kongolia:-67:83;Keyneton:29:-148;Mount Mckenzie:18:-195;Moculta:115:-165;Black Hill:-119:174;Langs Landing:-6:309;Angaston:82:-237;Penrice:96:-238;Punyelroo:-19:317;Sunnydale:-66:353
5354|SA|-34.586|139.677|Bakara:-78:106;Fisher;Bakara Well;Punyelroo:-17:-77;Marks Landing:7:-90;Swan Reach:19:-79;Naidia:69:140
5355|SA|-34.469|138.998|Nuriootpa:1:0;Light Pass:-2:25;Marananga:-16:-58;Ebenezer:47:35;Stockwell:35:56;Seppeltsfield:-27:-87;Daveyston:0:-116;Moppa:53:952
5356|SA|-34.384|139.25|Dutton:18:-116;Steinfeld:0:36;Dutton East:36:0;Annadale:-7:99;Truro:-24:-122;Sandleton:-82:84;St Kitts:33:-164
5357|SA|-34.359|139.788|Paisley:21:4;Notts Well:-57:0;New Well:-29:136;Blanchetown:0:-174;Mcbean Pound:71:-158;Moorundie:-42:-197;Wigley Flat:181:418
5360|SA|-34.457|138.913|Nain:11:0;Greenock:0:15
5371|SA|-34.517|138.75|Roseworthy:-17:0;Templers:48:-3;Shea-Oak Log:0:66;Morn Hill:108:3
5372|SA|-34.454|138.809|Freeling
5373|SA|-34.339|138.915|Kapunda:0:2;Allendale North:38:0;St Johns:-37:31;Fords:-47:-40;Bethel:11:-77;Bagot Well:33:65;Koonunga:-42:75;Hamilton:122:-48
5374|SA|-34.15|139.156|Peep Hill:4:-2;Buchanan:-10:4;Australia Plains:53:0;Sutherlands:-4:66;Eudunda:-27:-72;Hampden:0:-106;Neales Flat:-100:10;Hansborough:-107:-64;Julia:42:-136;Point Pass:74:-106;Frankton:-140:49;Brownlow:-95:113;Bower:26:195;Ngapala:79:-165;Mount Mary:50:277
5381|SA|-33.921|139.066|Worlds End:89:-9;Halleluja Hills:0:4;Hallelujah Hills:49:0;Robertstown:-79:1;Bright:18:69;Worlds End Creek:89:-9;Emu Downs:21:-99;Brady Creek:-53:-84;Geranium Plains:-45:101;Rocky Plain:-90:68
5400|SA|-34.47|138.68|Wasleys:0:5;Pinkerton Plains:14:0;Woolsheds:-17:-35;Magdala:58:30
5401|SA|-34.267|138.635|Alma:0:-4;Salter Springs:83:0;Hamley Bridge:-91:46
5410|SA|-34.36|138.732|Stockport:26:0;Linwood:0:36
5411|SA|-34.272|138.729|Tarlee:0:42;Giles Corner:49:0
5412|SA|-34.152|138.719|Navan;Woolshed Flat;Rhynie:3:-29;Riverton:-3:29
5413|SA|-34.05|138.9|Steelton:0:-17;Tothill Creek:-50:17;Tothill Belt:42:37;Waterloo:67:-33;Marrabel:-100:-33;Tarnma:-100:50;Black Springs:150:0;Saddleworth:-33:-119;Apoinga:122:39
5414|SA|-34|138.817|Manoora
5415|SA|-33.917|138.603|Mintaro:0:118;Stanley:130:0
5416|SA|-33.823|138.879|Farrell Flat;Porter Lagoon
5417|SA|-33.618|138.955|Burra:-54:-27;Balah;Hanson;Warnes;Baldina;Bunyung;Gluepot;Danggali;Koonoona;Parcoola;Quondong;Canegrass;Gum Creek;Sturt Vale;Faraway Hill;Old Koomooloo;Oakvale Station;North Booborowie;Pine Valley Station;Mongolata:51:145;Leighton:-32:-205;Booborowie:51:-205;Burra Eastern Districts:-17:292
5418|SA|-33.549|138.892|Mount Bryan;Collinsville:216:258
5419|SA|-33.411|138.862|Wonna;Ulooloo;Pine Creek;Hallett:11:22;Willalo:-29:-67;Canowie:11:-112;Mount Bryan East:6:157
5420|SA|-33.183|138.763|Canowie Belt;Whyte Yarcowie
5421|SA|-33.167|138.9|Terowie;Franklyn:32:174
5422|SA|-32.893|138.922|Hardy;Cavenagh;Waroonee;Sunnybrae;Ucolta:-57:45;Dawson:93:45;Oodla Wirra:10:145;Peterborough:-79:-81;Minvalara:-7:-172;Erskine:160:-72;Yatina:-41:-255;Parnaroo:-86:234;Mannanarie:-151:-303;Paratoo:160:415
5431|SA|-32.647|138.602|Minburra:144:388;Johnburg;Wallaway;North Hills;Minburra Station;Walloway:14:-19;Coomooroo:-1:-93;Orroroo:-87:12;Eurelia:97:-36;Morchard:-70:-102;Pekina:-186:-52;Black Rock:-186:98;Johnburgh:197:98;Willowie:-36:-269;Amyton:47:-269;Yalpara:99:228;Tarcowie:-303:-86;Hammond:130:-286;Minburra Plain:144:388
5432|SA|-32.275|138.618|Holowiliena;Baratta;Wilcowie;Willippa;Bibliando;Yanyarrie;Three Creeks;Holowiliena South;Belton:41:82;Carrieton:-159:-85;Cradock:191:-118;Moockra:-192:-185;Witchitie:118:305
5433|SA|-32.38|138.113|Yarrah;Quorn:33:-71;Stephenston:11:124;Willochra:147:21;Bruce:-87:87;Saltia:-104:-162
5434|SA|-31.847|138.345|Kanyaka;Worumba;Prelinna;Upalinna;Shaggy Ridge;Mount Havelock;Willow Springs;Flinders Ranges;Black Hill Station;Hawker:-41:80;Barndioota:41:-80
5440|SA|-32.314|140.207|Oulnina;Benda;Erudina;Grampus;Kalabity;Kalkaroo;Mutooroo;Plumbago;Tikalina;Weekeroo;Yarramba;Bimbowrie;Curnamona;Koonamore;Lake Frome;Netley Gap;Quinyambie;Wadnaminga;Frome Downs;Mulyungarie;Mundi Mundi;Winnininnie;Boolcoomatta;Bulloo Creek;Martins Well;Mooleulooloo;Oulnina Park;Pualco Range;Billeroo West;Tepco Station;Melton Station;Abminga Station;Florina Station;Manunda Station;Devonborough Downs;Pine Creek Station;Mount Victor Station;Outalpa:-32:-36;Olary:35:97;Wiawera:17:213;Manna Hill:-119:-216;Bindarrah:168:461;Mingary:179:530;Waukaringa:14:-773;Wompinie:253:571;Yunta:-269:-656;Cockburn:238:784;Nackara:-486:-973
5451|SA|-34.067|138.683|Undalya;Auburn:40:2
5452|SA|-33.983|138.646|Leasingham;Watervale:23:0
5453|SA|-33.871|138.602|Emu Flat;Spring Farm;Spring Gully;Boconnoc Park;Gillentown:-7:10;Sevenhill:-19:25;Clare:37:8;Armagh:46:-28;Hill River:-15:69;Polish Hill River:-15:69;Stanley Flat:84:1;Penwortham:-53:39;Barinia:103:3;Benbournie:63:-59;Kybunga:-61:-86;Hoyleton:-163:-52
5454|SA|-33.55|138.606|Mayfield;Washpool;Broughton River Valley:-2:-41;Spalding:52:1;Andrews:-90:3;Euromina:-75:-31;Hacklins Corner:116:67
5455|SA|-33.82|138.615|Hilltown
5460|SA|-34.3|138.544|Owen:28:0;Stockyard Creek:0:41;Barabba:-45:46;Pinery:0:-94
5461|SA|-34.083|138.4|Hoskin Corner:8:-15;Watchman:23:31;Balaklava:-62:11;Whitwarta:-17:-67;Stow:77:13;Halbury:0:117;Goyder:-1:-127;Saints:-71:-60;Mount Templeton:61:-70;Bowillia:133:0;Dalkey:-103:38;Erith:-150:1;Everard Central:208:-72
5462|SA|-33.849|138.489|Blyth
5464|SA|-33.697|138.417|Hart;Anama;Marola;Brinkworth:2:-13;Rochester:2:69;Condowie:-70:-117;Bungaree:-47:144;Koolunga:114:-83
5470|SA|-33.571|138.449|Yacka
5471|SA|-33.467|138.443|Gulnare
5472|SA|-33.367|138.4|Georgetown
5473|SA|-33.267|138.357|Gladstone
5480|SA|-33.118|138.36|Stone Hut;Laura:-68:-57;Appila:68:57
5481|SA|-32.984|138.225|Wongyarra;Murray Town:51:9;Bangor:17:-75;Wirrabara:-50:45
5482|SA|-32.88|138.351|Booleroo Centre;Wepowie:47:133
5483|SA|-32.825|138.186|Melrose
5485|SA|-32.65|138.098|Wilmington
5490|SA|-33.183|138.483|Caltowie;Caltowie North:60:8;Caltowie West:-7:-106
5491|SA|-33.188|138.616|West Bundaleer;Bundaleer North;Jamestown:-17:-11;Belalie East:-32:101;Belalie North:72:77;Hornsdale:120:-94;Bundaleer Gardens:-142:-72
5493|SA|-33.03|138.75|Yongala
5495|SA|-32.897|138.01|Germein Bay;Port Flinders;Baroota:47:23;Mambray Creek:97:-26;Port Germein:-124:-9;Nectar Brook:186:-11;Weeroona Island:-206:22
5501|SA|-34.45|138.35|Dublin;Windsor:28:-19;Webb Beach:6:-88;Thompson Beach:-35:-70;Parham:20:-90;Long Plains:91:28;Calomba:56:69;Wild Horse Plains:90:-57;Lower Light:-83:87;Avon:166:-14;Middle Beach:-149:93;Two Wells:-143:164;Port Gawler:-192:125;Lewiston:-154:241
5502|SA|-34.501|138.51|Korunye:-11:0;Mallala:64:0;Redbanks:18:56;Reeves Plains:-16:90;Fischer:0:111;Grace Plains:127:-18
5510|SA|-33.933|138.167|Lochiel
5520|SA|-33.723|138.157|Gleeson Hill;Wokurna:6:-107;Snowtown:-58:60;Burnsfield:45:88;Bumbunga:-194:76;Barunga Gap:199:-117
5521|SA|-33.533|138.233|Redhill
5522|SA|-33.559|137.943|Fisherman Bay;Port Broughton:-41:-7;Ward Hill:66:4;Lower Broughton:240:18
5523|SA|-33.385|138.156|Wandearah;Nurom;Merriton:-65:-5;Crystal Brook:33:54;Wandearah East:2:-89;Huddleston:73:115;Wandearah West:-8:-182;Narridy:-48:145;Beetaloo Valley:152:78;Clements Gap:-139:-115
5540|SA|-33.197|138.024|Port Pirie:5:-6;Risdon Park:0:-30;Port Pirie South:-1:-9;Solomontown:11:0;Coonamia:4:19;Risdon Park South:-14:-29;Port Pirie West:19:-25;Bungama:-4:47;Pirie East:-65:9;Napperby:39:93;Warnertown:-39:96;Nelshaby:70:87;Lower Broughton:-123:-62;Telowie:142:45;Port Davis:-70:-169
5550|SA|-34.159|138.215|Proof Range:22:0;Bowmans:0:45;Beaufort:76:-15;Port Wakefield:-26:-69;Inkerman:-121:23;Kallora:-56:101;Nantawarra:142:19;South Hummocks:143:-103
5552|SA|-34.077|137.946|Melton;Sunnyvale;Kainton:-47:-43;Paskeville:44:-46;Kulpara:10:88;Thrington:64:-116;Port Arthur:-71:117
5554|SA|-33.976|137.733|Jerusalem:0:-18;Kadina:11:-17;Matta Flat:4:-26;Wallaroo Mines:4:-39;Jericho:-17:28;New Town:-17:28;Willamulka:-17:28;Cunliffe:-107:0;Boors Plain:-75:-66;Thomas Plain:13:194;Thomas Plains:13:194
5555|SA|-33.891|137.994|Melton;Dowling;Hope Gap;Kulpara:-176:40;Alford:74:-177;Tickera:94:-252;Mundoora:291:90;Winulta:-386:-121;Dowlingville:-436:-74;Lake View:251:265;Collinsfield:288:228
5556|SA|-33.939|137.633|Wallaroo:0:1;North Beach:36:0;Warburto:-61:-16;Wallaroo Plain:68:52
5558|SA|-34.075|137.609|Moonta:7:-18;Nalyappa:0:4;Moonta Mines:-4:0;Cross Roads:14:2;Hamley:-9:-9;East Moonta:-9:10;Kooroona:-15:-10;Yelta:14:23;North Yelta:14:23;North Moonta:23:-16;Paramatta:30:17;Port Hughes:-8:-59;Moonta Bay:26:-43;Agery:-81:134
5560|SA|-33.969|138.007|Ninnes:0:17;Bute:103:0
5570|SA|-34.255|137.951|Clinton;Clinton Centre:22:-34;Price:-31:43;Winulta:-21:-78;Port Clinton:31:70
5571|SA|-34.487|137.886|James Well:0:12;Rogues Point:-7:11;Petersville:17:-6;Pine Point:-79:-19;Ardrossan:65:34;Sandilands:-27:-92;Black Point:-122:0;Tiddy Widdy Beach:86:55;Cunningham:72:-86;Dowlingville:160:34
5572|SA|-34.267|137.75|Arthurton;Port Arthur:119:313
5573|SA|-34.425|137.58|Point Pearce;Chinamen Wells;South Kilkerran:-9:20;Urania:-86:26;Chinaman Wells:43:-100;Maitland:51:93;Yorke Valley:-50:97;Balgowan:106:-60;Port Victoria:-71:-98;Wauraltee:-159:-30;Weetulta:175:53
5575|SA|-34.903|137.356|Ramsay;Parsons Beach;Point Turton:-49:0;Point Souttar:1:-114;Hardwicke Bay:14:102;Brentwood:37:144;Couch Beach:-6:-179;The Pines:-13:-196;Bluff Beach:171:125;Corny Point:-22:-275;Port Rickaby:220:144;Minlaton:132:240;Wool Bay:-88:400;Koolywurtie:253:277;White Hut:-170:-373;Marion Bay:-338:-381;Port Julia:237:511;Stenhouse Bay:-380:-423
5576|SA|-35.101|137.605|Honiton:-11:40;Port Moorowie:0:-80;Yorketown:83:0
5577|SA|-34.99|137.162|The Pines:74:-1;Couch Beach:81:15;Point Souttar:88:80;Foul Bay:-232:0;Warooka:0:239;Inneston:-285:-270
5580|SA|-34.7|137.7|Curramulka;Port Julia:33:167
5581|SA|-34.78|137.859|Port Vincent;Sheaoak Flat:77:17
5582|SA|-34.911|137.799|Stansbury;Port Giles
5583|SA|-35.085|137.744|Edithburgh;Sultana Point:-27:9;Coobowie:41:-13
5600|SA|-33.028|137.432|Whyalla:-5:133;Whyalla Playford:0:130;Iron Baron:33:-263
5601|SA|-32.913|137.755|Douglas Point:59:52;Point Lowly:-84:30;Fitzgerald Bay:7:0;Backy Point:1:32;Point Lowly North:0:-82;Port Bonython:-77:21;Douglas Point South:59:52;False Bay:-56:-144;Whyalla Barson:-88:-180;Iron Knob:181:-604
5602|SA|-33.605|136.937|Mitalie;Cowell:-77:-16;Miltalie:22:-104;Minbrie:105:30;Lucky Bay:-101:109;Mitchellville:-12:213;Port Gibbon:-192:-134;Mangalo:71:-316;Midgee:184:218
5603|SA|-33.927|136.406|Hincks;Verran;Arno Bay:27:160;Wharminda:-27:-160
5604|SA|-34.119|136.349|Port Neill
5605|SA|-34.377|136.1|Tumby Bay:0:1;Butler:261:0
5606|SA|-34.869|135.874|Port Lincoln:143:0;Port Lincoln South:143:0;Kirton Point:0:195;Wedge Island:-286:584
5607|SA|-34.496|135.804|Tulka:-298:-4;Charlton Gully:-54:0;Whites Flat:-16:50;Uley:76:9;Kiana:76:9;Moody:76:9;Boston:76:9;Warunda:76:9;Green Patch:76:9;Tulka North:76:9;Horse Peninsula:76:9;Wanilla:-4:-120;Koppio:80:46;Whites River:1:125;Louth Bay:-38:102;Tootenilla:-149:2;Poonindie:-85:77;North Shields:-132:59;Tiatukia:-163:33;Hawson:-192:-13;Pearlah:-97:-127;Yallunda Flat:149:75;Coomunga:-148:-96;Point Boston:-128:123;Duck Ponds:-237:-20;Fountain:-104:-170;Port Lincoln:-230:71;Wangary:-54:-320;Sleaford:-318:-60;Lincoln National Park:-338:52;Mount Dutton Bay:-35:-368;Farm Beach:0:-407;Kellidie Bay:-94:-336;Coulta:113:-337;Little Douglas:-48:-409;Brooker:396:96;Warrow:163:-337;Karkoo:463:-74;Lipson:195:353;Ungarra:316:245;Coffin Bay:-84:-483;Mount Drummond:278:-394;Tooligie:646:-104;Mount Hope:380:-420;Peachna:730:-87;Murdinga:779:-87;Warrachie:846:-87;Sheringa:652:-571;Venus Bay:1263:-1120;Mitchell:-514:2759;Sullivan:-623:2670
5608|SA|-33.089|137.476|Whyalla Norrie:60:64;Whyalla Norrie East;Whyalla Norrie North;Whyalla Stuart:64:49;Mullaquana:-123:-113
5609|SA|-33.022|137.513|Cowleds Landing;Murninnie Beach;Whyalla Jenkins;Middleback Range
5611|SA|-32.864|137.16|Cooyerdoo;Lake Gilles;Gilles Downs;Secret Rocks;Myola Station;Corunna Station;Katunga Station;Iron Knob:131:-9;Iron Baron:-131:9
5630|SA|-34.412|135.706|Edilillie;Edillilie
5631|SA|-34.264|135.726|Cummins;Cockaleechie
5632|SA|-34.141|135.729|Yeelanna;Karkoo:108:0;Kapinnie:3:-232;Mitchell:-870:2833
5633|SA|-33.56|135.757|Lock:-8:0;Ulyerra:153:-47;Boonerdo:0:213
5640|SA|-33.546|136.388|Campoona:0:22;Jamieson:26:0;Cleve:-154:112;Waddikee:233:-133
5641|SA|-33.118|136.336|Barna;Panitya;Yeltana;Bungeroo;Wilcherry;Cortlinye:101:-2;Kimba:-24:83;Solomon:-106:1;Moseley:34:181;Cunyarie:179:-56;Kelly:-119:145;Buckleboo:201:-136;Caralue:-249:-136;Yalanda:-159:369;Pinkawillinie:141:-450
5642|SA|-33.578|136.228|Murlong;Hambidge;Kielpa:-5:-11;Darke Peak:111:-28;Rudall:-105:39
5650|SA|-33.233|135.883|Koongawa:67:0;Cootra:-36:60;Warramboo:0:-283
5651|SA|-33.133|135.567|Kyancutta
5652|SA|-33.033|135.44|Paney;Pygery:17:-24;Wudinna:-17:24
5653|SA|-32.946|135.274|Yaninee
5654|SA|-32.911|135.072|Cocata;Minnipa:61:78;Mount Damper:-206:28;Karcultaby:144:-106
5655|SA|-32.772|135.048|Narlaby;Bockelberg;Gawler Ranges;Lockes Claypan;Poochera:56:-198;Kaldoonera:188:-171;Pygery:-244:369
5660|SA|-32.583|134.717|Cungena;Chilpenunda
5661|SA|-32.382|134.554|Koolgera;Wirrulla:-18:-37;Wallala:63:60;Pimbaacla:57:-105;Yantanabie:-102:82
5670|SA|-33.508|135.157|Coolillie:0:39;Mount Wedge:41:0;Mount Joy:-21:-50;Colton:24:-223;Bramfield:-109:-140;Kappawanta:-159:143;Polda:-20:301;Elliston:-140:-268;Palkagee:94:346;Talia:191:-273;Ulyerra:100:553
5671|SA|-33.098|134.545|Witera;Tyringa;Mortana:70:-92;Mount Cooper:15:155;Colley:21:158;Calca:15:-195;Port Kenny:-69:155;Baird Bay:-52:-181
5680|SA|-32.55|134.223|Pinjarra Station:0:32;Haslam:89:0;Perlubie:-103:70;Eba Anchorage:-134:62;Petina:74:174;Carawa:225:-25;Streaky Bay:-245:-14;Piednippie:-184:147;Chinbingina:333:-23;Nunjikompita:281:115;Puntabie:347:-95;Smoky Bay:172:-289;Yanerbie:-380:-82;Sceale Bay:-467:-23;Westall:-368:-130;Maryvale:-320:198;Mudamuckla:392:-179;Chandada:-205:450;Laura Bay:333:-390;Pureba:532:235;Inkster:-375:447
5690|SA|-31.9|133.053|Ceduna:-227:620;Charra:68:0;Nanbona:68:0;Wandana:68:0;Yumbarra:68:0;Chundaria:68:0;Nullarbor:68:0;Yellabinna:68:0;Mitchidy Moola:68:0;Penong:-30:-42;Watraba:-56:191;White Well Corner:41:244;Uworra:-65:274;Koonibba:-5:378;Bookabie:61:-363;Nadia:-177:431;Kalanbi:-52:578;Fowlers Bay:-87:-618;Denial Bay:-201:524;Coorabie:0:-758;Thevenard:-246:595;Ceduna Waters:-276:643;Nundroo:120:-849;Merghiny:-217:780;Maltee:-184:847;Yalata:420:-1211;Oak Valley:2467:-2265
5700|SA|-32.548|137.812|Port Augusta:52:-40;Cultana;Willsden;Davenport;Winninowie;Port Paterson:-6:19;Commissariat Point:-42:-49;Port Augusta North:69:26;Wami Kata:103:-8;Port Augusta West:62:-54;Mundallio:81:72;Blanche Harbor:-142:-57;Miranda:-176:91
5701|SA|-31.514|137.773|Cook:0:-367;Port Augusta:-982:0;Woolundunga:-1024:173;Arkaroola Village:1202:1563;Tarcoola:804:-3202
5710|SA|-31.679|136.291|Cook;Nonning:-821:209;Glendambo:710:-541;Kingoonya:761:-976;Port Augusta:-817:1482;Stirling North:-801:1547;Tarcoola:968:-1721
5713|SA|-33.892|137.903|Lake Torrens;Pernatty;Kootaberra;Yadlamalka;Mount Arden;Oakden Hills;Wallerberdina;Wintabatinyana;Wilkatana Station;Lake Torrens Station;South Gap:368:137;Emeroo:1547:-38;Island Lagoon:-1915:-99
5715|SA|-32.212|136.554|Illeroo;Wartaka;Pandurra;Yalymboo;Yudnapinna;Lincoln Gap;Carriewerloo
5717|SA|-32.447|136.411|Uno;Yardea;Hiltaba;Kokatha;Kolendo;Thurlga;Mahanewo;Moonaree;Kondoolka;Lake Everard;Lake Gairdner;Lake Macfarlane;Nonning:-53:89;Siam:42:258;Mount Ive:10:-347
5719|SA|-30.943|135.533|Bon Bon;Wilgena;Bulgunnia;Coondambo;Mulgathing;Wirraminna;Lake Harris;Commonwealth Hill;Kingoonya:25:-217;Glendambo:-26:217
5720|SA|-30.82|136.558|Arcoona;Bosworth;Mount Eba;Parakylia;Billa Kalina;Mount Vivian;Purple Downs;Stuarts Creek;Woomera:-379:275;Pimba:-437:237;Millers Creek:816:-511
5722|SA|-30.448|137.166|Andamooka;Andamooka Station
5723|SA|-28.72|135.364|Ingomar;Wintinna;Anna Creek;Arckaringa;Mabel Creek;Evelyn Downs;Mcdouall Peak;Mount Willoughby;Nilpinna Station;Allandale Station;Mount Clarence Station;Mount Barry:479:-378;Coober Pedy:-294:-609;William Creek:-184:987
5724|SA|-27.305|133.46|Welbourn Hill;Marla:5:163;Mintabie:-5:-163
5725|SA|-30.505|136.881|Roxby Downs:-58:14;Roxby Downs Station;Olympic Dam:58:-14
5730|SA|-30.966|138.499|Beltana:152:-83;Alpana;Motpena;Narrina;Puttapa;Ediacara;Moolooloo;Moorillah;Wirrealpa;Angorigina;Mount Falkland;Beltana Station;Oratunga Station;Gum Creek Station;Nilpena:-19:-144;Parachilna:-175:-103;Warraweena:193:139;Blinman:-151:191
5731|SA|-29.746|138.946|Farina:-321:-661;Leigh Creek:-848:-546;Lindon;Mulgaria;Gidgealpa;Murnpeowie;Merty Merty;Durham Downs;Coopers Creek;Cordillo Downs;Farina Station;Mount Freeling;Myrtle Springs;Bollards Lagoon;Mount Lyndhurst;Strzelecki Desert;Leigh Creek Station;Witchelina:-130:-779;Moolawatana:-161:789;Lyndhurst:-542:-597;Innamincka:2002:1793
5732|SA|-30.335|139.115|Angepena;Wooltana;Burr Well;Mulga View;Umberatana;Wertaloona;Yankaninna;Mount Serle;Manners Well;Gammon Ranges;Pinda Springs;North Moolooloo;Arkaroola:24:221;Nepabunna:-228:-148;Copley:-224:-694;Moolawatana:429:620
5733|SA|-28.619|138.331|Marree:-1032:-260;Callanna;Etadunna;Lake Eyre;Muloorina;Mundowdna;Dulkaninna;Pandie Pandie;Marree Station;Clayton Station;Alton Downs Station;Clifton Hills Station;Mulka:265:323;Cowarie:913:-3;Mungeranie:600:333;Kalamurina:702:-347;Farina:-1448:-46
5734|SA|-27.551|135.449|Eringa;Macumba;Witjira;Todmorden;Oodnadatta;Crown Point;Mount Sarah;Simpson Desert
5800|SA|-34.929|138.599|Adelaide
5801|SA|-34.929|138.599|Adelaide
5810|SA|-34.929|138.599|Adelaide
5839|SA|-34.929|138.599|Adelaide
5942|SA|-34.863|138.572|Regency Park
5950|SA|-34.939|138.534|Export Park
6000|WA|-31.952|115.861|Perth
6001|WA|-31.952|115.861|Perth
6003|WA|-31.948|115.859|Northbridge;Highgate:8:11
6004|WA|-31.959|115.871|East Perth
6005|WA|-31.949|115.842|Kings Park;West Perth
6006|WA|-31.927|115.853|North Perth
6007|WA|-31.941|115.831|West Leederville;Leederville:5:11
6008|WA|-31.952|115.809|Subiaco:4:18;Daglish;Subiaco East:0:2;Shenton Park:-4:-11
6009|WA|-31.987|115.808|Nedlands:5:0;Broadway Nedlands;Crawley:3:8;Dalkeith:-8:-8
6010|WA|-31.969|115.783|Claremont:-11:0;Claremont North:-1:0;Mount Claremont:7:1;Swanbourne:0:-15;Karrakatta:1:15
6011|WA|-31.999|115.758|Cottesloe:5:0;Peppermint Grove:0:10
6012|WA|-32.005|115.764|Mosman Park
6014|WA|-31.939|115.807|Floreat:0:-14;Floreat Forum;Jolimont:-6:3;Wembley:6:11
6015|WA|-31.934|115.762|City Beach
6016|WA|-31.92|115.819|Glendalough;Mount Hawthorn:0:16
6017|WA|-31.906|115.808|Osborne Park:5:3;Herdsman:-5:-3
6018|WA|-31.893|115.788|Gwelup:21:6;Innaloo:0:7;Woodlands:-8:0;Doubleview:-4:-7;Karrinyup:20:-12;Churchlands:-29:5
6019|WA|-31.912|115.764|Wembley Downs:0:9;Scarborough:16:0
6020|WA|-31.849|115.756|Watermans Bay;Marmion:8:1;North Beach:-14:0;Sorrento:24:-4;Carine:-3:26
6021|WA|-31.883|115.81|Stirling;Balcatta:8:19
6022|WA|-31.849|115.808|Hamersley
6023|WA|-31.833|115.776|Duncraig;Glengarry
6024|WA|-31.84|115.803|Warwick:0:6;Greenwood:12:0
6025|WA|-31.806|115.753|Hillarys:-1:-13;Kallaroo:15:0;Padbury:0:16;Craigie:19:17
6026|WA|-31.81|115.797|Kingsley:0:4;Woodvale:21:0
6027|WA|-31.762|115.757|Joondalup:18:12;Heathridge:0:2;Beldon:-12:6;Connolly:14:-6;Ocean Reef:4:-20;Edgewater:-3:26;Mullaloo:-17:-20
6028|WA|-31.733|115.731|Iluka:-2:0;Currambine:0:17;Kinross:14:8;Burns Beach:12:-10
6029|WA|-31.869|115.757|Trigg
6030|WA|-31.683|115.713|Clarkson:0:12;Mindarie:-6:-6;Merriwa:18:0;Quinns Rocks:9:-9;Tamala Park:-23:7;Ridgewood:21:10
6031|WA|-31.69|115.772|Carramar;Neerabup:17:-20;Banksia Grove:-6:33
6032|WA|-31.637|115.763|Nowergup
6033|WA|-31.606|115.714|Carabooda
6034|WA|-31.587|115.689|Eglinton
6035|WA|-31.547|115.632|Yanchep
6036|WA|-31.649|115.695|Jindalee;Butler:6:9
6037|WA|-31.5|115.587|Two Rocks
6038|WA|-31.63|115.686|Alkimos
6041|WA|-31.324|115.534|Caraban;Wilbinga;Guilderton:-21:-35;Gabbadah:32:-28;Woodridge:-10:62
6042|WA|-31.277|115.444|Seabird
6043|WA|-31.1|115.391|Breton Bay;Ledge Point
6044|WA|-31.022|115.375|Wedge Island:11:0;Lancelin:0:-38;Karakin:-26:20;Nilgen:60:18
6050|WA|-31.919|115.862|Menora;Coolbinia:4:-13;Mount Lawley:-15:10
6051|WA|-31.931|115.895|Maylands
6052|WA|-31.917|115.88|Inglewood;Bedford:5:9
6053|WA|-31.917|115.918|Bayswater
6054|WA|-31.896|115.944|Bassendean:-13:0;Eden Hill:7:3;Kiara:14:-5;Lockridge:14:7;Ashfield:-21:-5
6055|WA|-31.869|115.975|Bushmead:0:4;Dayton:17:0;Caversham:-14:-8;West Swan:22:5;Guildford:-31:-8;Brabham:42:-1;South Guildford:-43:-7;Henley Brook:55:13;Hazelmere:-48:37
6056|WA|-31.883|116.04|Swan View:0:10;Midvale:-6:-7;Stratton:15:1;Koongamia:-23:2;Greenmount:-17:10;Bellevue:-18:-12;Jane Brook:20:11;Midland:-6:-29;Helena Valley:-36:0;Viveash:5:-43;Woodbridge:-4:-48;Red Hill:34:19;Boya:-36:18;Middle Swan:33:-23;Herne Hill:58:-17;Millendon:76:-3;Baskerville:85:4
6057|WA|-31.952|116.003|High Wycombe:7:0;Maida Vale:0:24
6058|WA|-31.983|116.007|Forrestfield
6059|WA|-31.888|115.872|Dianella
6060|WA|-31.902|115.844|Yokine:1:10;Dog Swamp;Yokine South;Joondanna:-5:-1;Tuart Hill:4:-9
6061|WA|-31.867|115.84|Westminster:0:-1;Balga:12:0;Nollamara:-13:5;Mirrabooka:8:26
6062|WA|-31.888|115.909|Morley:0:1;Embleton:-16:0;Noranda:14:-10
6063|WA|-31.865|115.937|Beechboro;Bennett Springs:6:8
6064|WA|-31.841|115.84|Girrawheen;Marangaroo:14:-1;Koondoola:0:27;Alexander Heights:13:25
6065|WA|-31.761|115.84|Wangara:-31:-20;Kingsway;Jandabup:6:20;Hocking:-9:-22;Gnangara:-15:26;Pearsall:-21:-22;Wanneroo:11:-40;Sinagra:18:-34;Mariginiup:50:3;Darch:-52:6;Madeley:-50:-12;Ashby:28:-42;Pinjar:67:3;Landsdale:-47:26;Tapping:41:-45;Melaleuca:38:73;Lexia:-33:81
6066|WA|-31.841|115.896|Ballajura
6067|WA|-31.819|115.906|Cullacabardee
6068|WA|-31.824|115.942|Whiteman
6069|WA|-31.771|116.01|Ellenbrook:4:-40;Ellenbrook East:0:2;Belhus:-10:0;Upper Swan:2:18;The Vines:16:-7;Aveley:-10:-20;Brigadoon:-1:63
6070|WA|-31.919|116.081|Darlington
6071|WA|-31.919|116.1|Glen Forrest:0:7;Hovea:36:0
6072|WA|-31.906|116.137|Mahogany Creek
6073|WA|-31.926|116.167|Mundaring:24:0;Mundaring Weir:-24:0
6074|WA|-31.902|116.201|Sawyers Valley
6076|WA|-31.989|116.093|Walliston:-8:-19;Hacketts Gully:11:0;Bickley:-11:14;Piesse Brook:17:-15;Carmel:-28:7;Paulls Valley:19:17;Kalamunda:15:-34;Lesmurdie:-13:-45;Gooseberry Hill:34:-44;Reservoir:24:73;Pickering Brook:-59:106
6077|WA|-31.776|115.861|Gnangara:0:6;Jandabup:21:0
6078|WA|-31.711|115.843|Mariginiup;Pinjar:17:0
6079|WA|-31.793|115.913|Lexia:0:9;Melaleuca:71:0
6081|WA|-31.878|116.138|Parkerville:4:0;Stoneville:0:33
6082|WA|-31.876|116.21|Mount Helena;Bailup:137:100
6083|WA|-31.754|116.188|Gidgegannup;Morangup:85:103
6084|WA|-31.589|116.096|Walyunga National Park;Lower Chittering:6:20;Chittering:121:-16;Avon Valley National Park:-47:92;Bullsbrook:-80:-97
6090|WA|-31.853|115.881|Malaga
6100|WA|-31.968|115.905|Lathlain:0:1;Victoria Park:-9:0;Burswood:9:-1
6101|WA|-31.984|115.911|Carlisle:5:7;Carlisle North;Carlisle South;East Victoria Park:-5:-7
6102|WA|-32.001|115.917|Bentley:-1:7;Bentley South;St James:1:-7
6103|WA|-31.955|115.913|Rivervale
6104|WA|-31.938|115.926|Ascot:0:-3;Belmont:-5:0;Redcliffe:0:21
6105|WA|-31.963|115.952|Cloverdale:0:-7;Kewdale:-16:0
6106|WA|-31.994|115.922|Welshpool
6107|WA|-32.016|115.955|East Cannington:7:0;Beckenham:-8:5;Cannington:0:-19;Queens Park:13:-9;Kenwick:-17:12;Wilson:-4:-43;Wattle Grove:10:46
6108|WA|-32.06|115.955|Thornlie
6109|WA|-32.05|115.983|Maddington;Orange Grove:21:22
6110|WA|-32.083|115.966|Huntingdale;Southern River:-23:-7;Gosnells:2:39;Martin:8:79
6111|WA|-32.121|116.071|Kelmscott:-3:-45;Roleystone:6:0;Canning Mills:41:34;Camillo:8:-69;Karragullen:21:63;Champion Lakes:2:-84;Ashendon:-62:64;Lesley:0:153
6112|WA|-32.155|115.989|Doobarda:1:-1;Haynes:-7:-8;Seville Grove:19:0;Brookdale:-12:13;Hilbert:-23:-4;Armadale:9:20;Wungong:-25:20;Mount Richon:-18:32;Mount Nasura:17:36;Forrestdale:0:-55;Bedfordale:-19:61;Piara Waters:22:-73;Harrisdale:44:-53
6121|WA|-32.266|115.918|Oldbury;Oakford:65:16
6122|WA|-32.223|115.992|Byford:2:17;Darling Downs:29:0;Cardup:-35:-7;Karrakup:0:43
6123|WA|-32.292|115.986|Mundijong;Whitby:0:27
6124|WA|-32.336|116.06|Jarrahdale
6125|WA|-32.36|115.977|Serpentine;Mardella:27:6;Hopeland:-21:-90
6126|WA|-32.433|115.967|Keysbrook
6147|WA|-32.041|115.929|Lynwood:1:0;Langford:0:13;Parkwood:-8:-10
6148|WA|-32.035|115.887|Shelley:5:0;Riverton:0:12;Rossmoyne:-5:-19;Ferndale:0:36
6149|WA|-32.075|115.862|Leeming:0:4;Bull Creek:19:0
6150|WA|-32.056|115.838|Bateman:0:10;Winthrop:3:-8;Murdoch:-14:0
6151|WA|-31.983|115.875|South Perth:0:-9;South Perth Angelo St;Kensington:0:8
6152|WA|-32.016|115.867|Manning;Salter Point:-8:-1;Waterford:0:20;Karawara:7:14;Como:25:-4
6153|WA|-32.032|115.843|Applecross:15:-10;Applecross North;Canning Bridge Applecross;Ardross:5:-7;Mount Pleasant:-8:7;Brentwood:-12:10
6154|WA|-32.039|115.818|Myaree:-1:0;Alfred Cove:6:-5;Booragoon:0:16
6155|WA|-32.055|115.903|Canning Vale:-3:15;Canning Vale South;Willetton:3:-15
6156|WA|-32.04|115.802|Willagee:-12:3;Melville:0:-1;Willagee Central:1:1;Attadale:15:0
6157|WA|-32.036|115.785|Palmyra:-9:1;Bicton:9:-1
6158|WA|-32.038|115.768|East Fremantle
6159|WA|-32.033|115.75|North Fremantle
6160|WA|-32.056|115.746|Fremantle
6161|WA|-31.995|115.54|Rottnest Island
6162|WA|-32.068|115.764|Beaconsfield;South Fremantle:-2:-10;White Gum Valley:7:7
6163|WA|-32.081|115.797|Bibra Lake:-16:22;O’Connor:1:0;Coolbellup:0:9;Samson:11:1;Hamilton Hill:-3:-17;O'Connor:23:1;Kardinya:16:18;Hilton:19:-16;North Lake:-1:39;Spearwood:-24:-19;North Coogee:-14:-37
6164|WA|-32.133|115.85|Success:-9:0;Cockburn Central:12:-3;Atwell:-10:15;South Lake:22:-12;Hammond Park:-35:0;Treeby:14:28;Banjup:-8:36;Beeliar:0:-44;Aubin Grove:-34:12;Yangebup:13:-34;Jandakot:32:20
6165|WA|-32.205|115.778|Naval Base:14:0;Hope Valley:0:32
6166|WA|-32.152|115.791|Lake Coogee;Munster:10:7;Henderson:-25:-16;Wattleup:-18:33;Coogee:32:-24
6167|WA|-32.234|115.822|Orelia:1:0;Postans:9:-7;Kwinana Town Centre:-10:-6;Medina:0:-23;Parmelia:-24:0;The Spectacles:14:16;Calista:-7:-25;Bertram:-10:23;Casuarina:-7:47;Anketell:15:43;Mandogalup:41:21;Kwinana Beach:-14:-60;Wandi:40:54
6168|WA|-32.277|115.736|Rockingham:0:-7;Rockingham Beach:4:0;East Rockingham:14:13;Hillman:-7:27;Peron:0:-36;Cooloongup:-18:44;Garden Island:34:-41
6169|WA|-32.316|115.742|Safety Bay:11:0;Waikiki:0:13;Warnbro:-24:5;Shoalwater:25:-31
6170|WA|-32.268|115.799|Leda;Wellard:1:34
6171|WA|-32.329|115.831|Baldivis
6172|WA|-32.373|115.752|Port Kennedy
6173|WA|-32.406|115.759|Secret Harbour
6174|WA|-32.425|115.761|Golden Bay
6175|WA|-32.444|115.757|Singleton
6176|WA|-32.419|115.793|Karnup
6180|WA|-32.496|115.773|Parklands;Lakelands:24:0
6181|WA|-32.478|115.794|Stake Hill
6182|WA|-32.43|115.831|Keralup
6207|WA|-32.524|115.902|Myara;Solus;Whittaker;North Dandalup:7:70;Nambeelup:-8:-70
6208|WA|-32.633|115.832|Oakley:0:11;Point Grey:0:11;West Pinjarra:-33:-2;Pinjarra:3:42;Ravenswood:51:0;Blythewood:-71:-8;North Yunderup:55:-37;South Yunderup:48:-51;Nirimba:-37:-86;Meelon:-67:102;Fairbridge:51:137
6209|WA|-32.559|115.76|Furnissdale;Barragup:9:19
6210|WA|-32.552|115.731|Mandurah:25:-9;Dudley Park;Mandurah East:-10:-8;Coodanup:0:23;Erskine:-5:-24;Furnissdale:-6:29;Halls Head:9:-34;Silver Sands:44:5;Barragup:2:49;Greenfields:28:32;San Remo:62:14;Meadow Springs:55:22;Mandurah North:-26:63;Falcon:-30:-69;Parklands:57:42;Madora Bay:83:22;Lakelands:81:42;Wannanup:-47:-86;Stake Hill:74:63;Dawesville:-80:-102;Bouvard:-130:-108;Herron:-203:-57;Clifton:-218:-99
6211|WA|-32.755|115.629|Clifton:-15:3;Herron:0:45;Bouvard:73:-6;Dawesville:123:0
6213|WA|-32.7|116.09|Etmilyn:1:0;Teesdale:1:0;Holyoake:0:11;Dwellingup:-14:-28;Banksiadale:50:-7;Marrinup:0:-73;Inglehope:-31:97
6214|WA|-32.743|115.833|Birchmont;Coolup:10:34;West Coolup:-10:-34
6215|WA|-32.867|115.874|Hamel:-2:16;Wagerup:-62:0;Waroona:24:48;Preston Beach:0:-203;Lake Clifton:53:-188;Nanga Brook:50:193
6218|WA|-32.954|115.897|Yarloop
6219|WA|-32.99|115.88|Cookernup
6220|WA|-33.079|115.9|Harvey:0:15;Warawarrup:40:0;Hoffman:-6:103;Uduc:29:-90;Myalup:-23:-208
6221|WA|-33.15|115.867|Wokalup:33:0;Mornington:0:67
6223|WA|-33.167|115.85|Benger
6224|WA|-33.232|115.863|Brunswick;Beela:6:59
6225|WA|-33.4|116.183|Collie:38:-27;Collie Burn;Preston Settlement:-18:-19;Cardiff:-29:25;Mungalup:4:-80;Shotts:17:83;Harris River:105:-35;Allanson:64:-84;Buckingham:0:150;Mumballup:-129:-70;Noggerup:-183:-17;Muja:-17:194;Worsley:93:-177;Mcalinden:-178:115;Bowelling:-17:317;Lyalls Mill:109:242;Yourdamung Lake:109:242;Palmer:1994:3498
6226|WA|-33.283|115.817|Roelands
6227|WA|-33.307|115.814|Burekup
6228|WA|-33.24|116.154|Waterloo
6229|WA|-33.351|115.7|Picton:1:0;Picton East:0:27
6230|WA|-33.349|115.649|Carey Park;South Bunbury:0:-16;East Bunbury:13:11;Bunbury:22:-8;Vittoria:19:17;Glen Iris:12:25;College Grove:-27:10;Withers:-19:-19;Usher:-31:-20;Davenport:-25:36;Pelican Point:31:44;Gelorup:-75:-8;Dalyellup:-59:-34
6231|WA|-33.327|115.641|Bunbury
6232|WA|-33.317|115.705|Eaton;Millbridge:10:30
6233|WA|-33.234|115.722|Parkfield:8:0;Leschenault:-11:3;Wellesley:0:31;Australind:-45:-7;Binningup:86:-27
6236|WA|-33.437|115.837|Dardanup:38:-85;Henty;Ferguson;Paradise;Crooked Brook:-31:-15;Wellington Mill:-25:71;Dardanup West:50:-108;Wellington Forest:-32:137
6237|WA|-33.455|115.663|Elgin;Gwindinup;The Plains;North Boyanup:37:11;Stratham:-8:-77;Boyanup:-28:65
6239|WA|-33.576|115.87|Yabberup:-11:0;Charley Creek:7:8;Beelerup:0:-20;Brookhampton:-33:2;Donnybrook:4:-46;Queenwood:28:34;Upper Capel:-46:-43;Argyle:30:-99;Thomson Brook:-66:110;Paynedale:-77:-144;Glen Mervyn:40:197
6240|WA|-33.534|115.976|Lowden
6243|WA|-33.683|116.233|Wilga;Wilga West
6244|WA|-33.935|116.562|Mayanup:0:-109;Dinninup:121:-25;Scotts Brook:-29:160;Kulikup:109:115;Chowerup:-149:113;Boyup Brook:101:-174;Trigwell:308:0;Tonebridge:-298:146
6251|WA|-33.705|115.867|Newlands:38:0;Kirup:0:65;Brazier:-62:-21
6252|WA|-33.733|115.933|Mullalyup
6253|WA|-33.8|115.967|Balingup;Grimwade;Southampton
6254|WA|-33.85|116.053|Greenbushes:0:5;North Greenbushes:27:0
6255|WA|-33.9|116.15|Hester;Winnejup:6:16;Catterick:53:-10;Kangaroo Gully:-59:13;Bridgetown:-62:-14;Hester Brook:-27:-61;Benjinup:133:167
6256|WA|-34.015|116.1|Kingston;Sunnyside;Glenlynn:9:54;Wandillup:-34:-39;Yornup:-35:67;Maranup:60:-81
6258|WA|-34.278|116.189|Nyamup:0:6;Middlesex:0:6;Wilgarrup:0:6;Diamond Tree:0:6;Shannon River Mill:0:6;Dingup:24:25;Jardee:-6:-69;Manjimup:37:-43;Smith Brook:-88:0;Balbarrup:75:44;Palgarup:116:-4;Deanmill:14:-114;Ringbark:64:-70;Linfarne:91:-76;Upper Warren:-92:91;Perup:29:173;Quinninup:-157:61;Dixvale:86:-135;Glenoran:50:-207;Yanmah:95:-172;Crowea:-254:-32;Donnelly River:175:-215;Mordalup:-37:415;Lake Muir:-222:446
6260|WA|-34.429|115.914|Collins;Beedelup;Biddelia;Collins Siding;Channybearup:26:22;Yeagarup:-59:22;Pemberton:-14:123;Callcup:-127:33;Eastbrook:29:186;Peerabeelup:102:-143;Lake Jasper:43:-243
6262|WA|-34.66|116.105|Shannon:-2:0;Northcliffe:27:17;Boorara Brook:0:54;Meerup:8:-50;Crowea:127:52;Windy Harbour:-174:-72
6271|WA|-33.543|115.535|Capel:-16:28;Capel River;Forrest Beach;Stirling Estate;Peppermint Grove Beach:16:-28
6275|WA|-34.024|115.668|Yoganup:10:23;Jalbarragup:0:-41;Darradup:-54:-67;Barrabup:122:0;Nannup:45:97;East Nannup:-8:188;Carlotta:-101:131;Jarrahwood:229:-4;Cundinup:179:127;Scott River East:-322:-221
6280|WA|-33.693|115.31|Walsall:-3:0;Acton Park:-3:0;Hithergreen:-3:0;Ambergate:-13:20;Vasse:0:-42;West Busselton:35:13;Broadwater:30:-26;Bovell:13:51;Busselton:41:36;Kalgup:-24:56;Abbey:30:-53;Kealy:21:-72;Jindong:-50:-73;Yalyalup:18:105;Siesta Park:38:-85;Chapman Hill:-102:21;Geographe:54:74;Boallia:-91:-40;Carbunup River:-7:-126;Reinscourt:40:98;Yoongarillup:-22:117;Marybrook:41:-106;North Jindong:-35:-125;Anniebrook:34:-137;Sabina River:-57:126;Kaloorup:-89:-95;Wonnerup:60:124;Ruabon:38:181;Abba River:19:200;Yelverton:-57:-190;Ludlow:93:157;Tutunup:12:246;Metricup:-82:-177;Wilyabrup:-93:-277
6281|WA|-33.615|115.092|Quedjinup:-6:0;Dunsborough:0:13;Naturaliste:31:-39;Eagle Bay:52:-26;Quindalup:-21:57
6282|WA|-33.7|115.098|Yallingup:0:2;Yallingup Siding:17:0
6284|WA|-33.844|115.096|Baudin;Cowaramup:-7:8;Treeton:3:68;Gracetown:3:-76
6285|WA|-33.957|115.099|Yebble;Schroeder;Margaret River:2:-23;Bramley:38:14;Rosa Brook:7:84;Burnside:20:-81;Prevelly:-25:-107;Gnarabup:-36:-103;Osmington:50:111;Rosa Glen:-58:104
6286|WA|-34.05|115.092|Boranup;Redgate;Witchcliffe:17:8;Forest Grove:-17:-8
6288|WA|-34.191|115.217|Courtenay:0:22;Alexandra Bridge:32:-19;Warner Glen:94:0;Nillup:58:52;Scott River:-74:51;Karridale:-25:-133;Hamelin Bay:-35:-160
6290|WA|-34.315|115.155|Augusta:-1:4;Deepdene:9:0;Molloy Island:9:0;East Augusta:0:14;Leeuwin:-31:-19;Kudardup:66:0
6302|WA|-31.901|116.794|Talbot:-133:-110;Flint;Flynn;Gilgering;Narraloggan;Wilberforce;Mount Observation;York:13:-26;Cold Harbour:13:43;Balladong:-17:-53;Mount Hardey:1:73;Gwambygine:-75:13;Burges:84:-10;Daliak:12:-84;St Ronans:-19:-148;Saint Ronans:-19:-148;Quellington:120:54;Malebelling:73:109;Greenhills:-20:171;Kauring:-35:215;Caljie:124:132;Badgin:90:169;Inkpen:37:-253;Talbot West:-251:-145
6304|WA|-32.167|116.971|Kokeby:-44:0;Beverley:58:-44;Bally Bally:0:129;East Beverley:133:46;Morbinning:67:179;Dale:-74:-256;Westdale:-147:-362
6306|WA|-32.37|117.283|Aldersyde:-5:0;Kweda:22:113;Bulyee:3:233;Brookton:-2:-273;Jelcobine:0:-663
6308|WA|-32.671|116.822|Springs;Hastings;East Pingelly;West Pingelly;Codjatotine:-19:-22;Pumphreys Bridge:-12:72;Wandering:-12:-155;Dwarda:-96:-155;Pingelly:139:260
6309|WA|-32.65|117.197|Stratherne;West Popanyinning;Popanyinning:-17:-64;East Popanyinning:17:64
6311|WA|-32.794|117.13|Lol Gray;Commodine;Townsendale;Cuballing:-26:46;Yornaning:61:20;Contine:-33:-108;Dryandra:27:-163;Wardering:-30:206
6312|WA|-32.95|117.297|Narrogin:17:-120;Hillside:-1:0;Boundain:0:20;Narrogin Valley:-28:-57;Yilliminning:51:77;Dumberning:-54:-196;Nomans Lake:-71:218;Toolibin:4:325;Minigin:72:-268
6313|WA|-33.067|117.25|Highbury
6315|WA|-33.249|117.415|Minding;Gundaring;Lime Lake;Collanilling:-17:85;Jaloran:99:18;Wagin:-60:-72;Piesseville:58:-125;Ballaying:-57:137;Cancanning:116:151;Wedgecarrup:-153:-213;Arthur River:-102:-383;Dongolocking:116:401
6316|WA|-33.508|117.446|Glencoe;Kenmare;Westwood;Woodanilling:-58:-13;Boyerine:20:-59;Cartmeticup:38:72
6317|WA|-33.667|117.617|Bullock Hills:9:32;South Glencoe:9:32;South Datatine:9:32;Coblinine:50:0;Pinwernying:-2:-74;Katanning:-21:-58;Moojebing:57:-44;Murdong:-91:-17;Marracoonda:0:-157;Ewlyamartup:-39:121;Coyrecup:-11:213;Carrolup:-77:-217;Badgebup:34:284;Datatine:200:300
6318|WA|-33.846|117.64|Broomehill:3:0;Broomehill East;Broomehill West;Broomehill Village:-3:0
6320|WA|-34.081|117.649|Dartnall;Borderdale;Tambellup:38:-8;Wansbrough:-62:22;Bobalong:49:-46;Moonies Hill:-2:-132;Lake Toolbrunup:-21:164
6321|WA|-34.298|117.552|Cranbrook
6322|WA|-34.362|117.555|Tenterden
6323|WA|-34.482|117.625|Kendenup
6324|WA|-34.628|117.817|Denbarker:11:0;Forest Hill:11:0;Porongurup:-22:83;Woogenellup:111:16;Mount Barker:-3:-151;Takalarup:0:242;South Stirling:47:392;Perillup:-65:-583
6326|WA|-34.772|117.704|Narrikup
6327|WA|-34.867|117.683|Redmond;Redmond West
6328|WA|-34.616|118.451|Cheynes;Mettler;Palmdale;Cape Riche;Green Range:-98:22;Kojaneerup South:70:-126;Wellstead:15:295;Gnowellen:235:89;Manypeaks:-222:-281
6330|WA|-35.006|117.872|Yakamia:2:6;Lockyer:1:-13;Mount Melville:-16:-1;Centennial Park:-9:8;Orana:10:-13;Milpara:19:-7;Lange:13:15;Spencer Park:1:28;Albany:-21:12;Mount Elphinstone:-13:-20;Sandpatch:1:-36;Green Valley:1:-36;Collingwood Park:1:-36;Vancouver Peninsula:1:-36;Mira Mar:-9:29;Mount Clarence:-18:21;Seppings:-4:37;Gledhow:0:-45;Port Albany:-26:28;Warrenup:31:-25;Middleton Beach:-17:39;Robinson:-22:-38;Little Grove:-62:0;Mckail:21:-42;Walmsley:32:31;Collingwood Heights:14:49;Willyung:63:7;Emu Point:6:66;Big Grove:-75:7;Cuthbert:-9:-74;Bayonet Head:33:63;Millbrook:100:1;Drome:49:-61;King River:72:40;Lower King:49:66;Torndirrup:-88:34;Elleker:-3:-142;Goode Beach:-82:64;Frenchman Bay:-87:77;Marbelup:39:-139;Nanarup:11:193;Torbay:-17:-211;Kalgan:122:141;Kronkup:-44:-253;Napier:173:128;West Cape Howe:-76:-246;Bornholm:-54:-295;Youngs Siding:-10:-355;Lowlands:-51:-358;Nullaki:-10:-493
6331|WA|-34.761|117.908|Albany Dc
6332|WA|-35.027|117.884|Albany;Albany Po
6333|WA|-34.97|117.092|Hay;Trent;Mount Lindsay;Mount Romance;Mount Lindesay;Parryville:-39:22;Kentdale:37:-34;Kordabup:41:56;William Bay:-24:125;Bow Bridge:-19:-142;Shadforth:6:177;Tingledale:19:-210;Peaceful Bay:-69:-164;Ocean Beach:-44:197;Denmark:9:261;Hazelvale:40:-237;Scotsdale:64:220;Nornalup:-22:-272
6335|WA|-33.937|118.009|Gnowangerup;Pallinup:27:-53;Jackitup:41:79;Kebaringup:-96:141
6336|WA|-33.971|118.575|Mindarabin:0:3;Ongerup:5:-88;Cowalellup:-100:0;Mills Lake:116:7;Toompup:-42:-147;Needilup:21:242
6337|WA|-33.942|119.345|Gairdner:2:0;Jacup:126:-78;Fitzgerald:-59:253;West Fitzgerald:-59:253;Jerramungup:0:-428
6338|WA|-34.226|118.511|North Stirlings;Stirling Range National Park;Monjebup:-34:58;Amelup:6:-290;Nalyerlup:98:-249;Boxwood Hill:-136:236;Borden:153:-251;Magitup:79:-371;Bremer Bay:-166:869
6341|WA|-33.541|118.146|Nyabing
6343|WA|-33.538|118.512|Pingrup
6346|WA|-33.775|119.598|West River:45:-130;Fitzgerald River National Park:-227:0;Ravensthorpe:192:449;Jerdacuttup:0:834
6348|WA|-33.951|120.126|Hopetoun
6350|WA|-33.323|117.739|Dumbleyung:10:0;Bullock Hills:0:27;Nippering:28:-101;Nairibin:-39:183
6351|WA|-33.225|117.911|Moulyinning:0:16;North Moulyinning:99:0
6352|WA|-33.183|118.083|Kukerin;South Kukerin:13:38;North Kukerin:160:-15;Merilup:-120:129
6353|WA|-33.019|118.507|Mallee Hill:2:0;South Lake Grace:2:0;North Lake Grace:0:-41;Kuender:69:26;Beenong:-26:78;Lake Grace:-84:-43;Neendaling:-97:-174;Buniche:15:259;Tarin Rock:-88:-276;North Burngup:222:171
6355|WA|-32.941|119.237|Magenta;Dunn Rock;Mount Sheridan;East Newdegate:-165:43;Newdegate:-153:-203;Lake Biddy:-61:-308;Little Italy:281:-101;Lake Camm:-42:346;Varley:150:273;Holt Rock:269:169;South Newdegate:-278:-220
6356|WA|-33.176|119.729|Hatter Hill;Lake King:90:-54;Mount Madden:-90:54
6357|WA|-32.755|118.628|Pingaring
6358|WA|-32.497|118.71|Karlgarin
6359|WA|-32.555|119.01|Forrestania;Hyden:105:-126;Little Italy:-105:127
6361|WA|-32.977|117.774|Tincurrin;Harrismith:41:87
6363|WA|-32.876|117.905|Dudinin;Walyurin:8:341
6365|WA|-32.707|118.158|Kulin:40:0;Kulin West:0:7;Jilakin:40:175;Jitarning:-80:-153
6367|WA|-32.499|118.265|Kondinin;Bendering:100:30
6368|WA|-32.2|118.333|South Kumminin
6369|WA|-32.047|118.451|Wadderin:53:0;Narembeen:-17:-55;Woolocutty:0:105;Mount Walker:0:105;Emu Hill:-59:-84;West Holleton:22:557
6370|WA|-32.772|117.633|Kirk Rock:12:0;Gillimanning:12:0;East Wickepin:0:79;Wickepin:-9:-130;Wogolin:-16:151;Malyalling:72:-100
6372|WA|-32.592|117.627|Kirk Rock;Yealering
6373|WA|-32.496|117.745|Bullaring
6375|WA|-32.334|117.872|Corrigin;Kunjin:-22:-101;Bilbarin:128:81;Adamsvale:142:-75;Gorge Rock:-123:126;Kurrenkutten:35:225
6383|WA|-32.006|117.365|Mawson;Mount Stirling;South Caroling;Quairading:-6:30;Dangin:-44:-48;Dulbelling:-44:-98;Badjaling:9:134;South Quairading:-160:102;Cubbine:153:-113;Yoting:46:226;Balkuling:25:-251;Wamenusking:-119:235;Doodenanning:140:-215
6384|WA|-31.952|117.657|Pantapin
6385|WA|-31.929|117.75|Kwolyin
6386|WA|-31.932|117.831|Shackleton
6390|WA|-32.783|116.444|Boddington:-17:31;Mount Cooke:52:0;Mount Wells:52:0;Upper Murray:52:0;Ranford:-17:56;Marradong:-80:7;Crossman:0:156;Wuraming:-17:-161;Lower Hotham:-166:-27;Bannister:356:-31;North Bannister:356:-31
6391|WA|-32.794|116.507|Culbin;Boraning;Tarwonga;Narrakine;Quindanning:-232:-7;Congelin:-46:378;Williams:-234:372;Hillman River:511:-743
6392|WA|-33.35|116.826|Meeking;Boolading;Darkan:14:-82;Dardadine:117:7;Bokal:-131:74
6393|WA|-33.572|116.657|Cordering:75:0;Trigwell:-55:-96;Moodiarrup:0:197;Duranillin:57:150
6394|WA|-33.766|116.944|Mokup;Orchid Valley;Beaufort River;Boilup:4:75;Muradup:-67:40;Changerup:30:-77;Boscabel:100:106;Qualeup:-67:-144
6395|WA|-33.983|117.137|Lumeah:0:97;Ryansbrook:-119:0;Jingalup:17:-103;Kojonup:153:23;Mobrup:-142:-209;Cherry Tree Pool:233:147
6396|WA|-34.367|117.067|Frankland;Frankland River
6397|WA|-34.51|117.011|Rocky Gully
6398|WA|-34.85|116.696|Broke;Walpole:-126:34;North Walpole:126:-35
6401|WA|-31.611|116.677|Mokine;Meenaar;Buckland;Rossmore;Irishtown;Throssell;Cunjardine;Mumberkine;Northam:-38:-3;Malabaine:6:81;Muluckine:-79:-23;Jennapullin:78:43;Katrine:-16:-123;Muresk:-114:30;Burlong:-83:-90;Spencers Brook:-126:-47;Wongamine:135:-60;Southern Brook:66:146;Jennacubbine:171:47
6403|WA|-31.637|116.798|Grass Valley
6405|WA|-31.629|116.983|Quelagetting;Meckering:2:29;Warding East:-136:19;Greenwoods Valley:134:-48
6407|WA|-31.603|117.303|Wyola:51:18;Waeel:0:-1;Wyola West:51:18;Cunderdin:-51:-69;Watercarrin:134:0;Youndegin:-185:26
6409|WA|-31.569|117.528|Doongin;Tammin:-72:-39;North Tammin:111:-27;South Tammin:-241:9;Yorkrakine:201:58
6410|WA|-31.631|117.694|Mount Caroline;Kellerberrin:-1:26;Bungulla:7:-104;North Kellerberrin:131:-11;Daadenning Creek:-136:89
6411|WA|-31.609|117.872|Doodlakine;South Doodlakine
6412|WA|-31.516|117.961|Baandee:0:13;North Baandee:158:0
6413|WA|-31.534|118.075|Hines Hill
6414|WA|-31.533|118.167|Nangeenan
6415|WA|-31.584|118.275|Merredin:103:0;Norpa:0:149;Korbel:-76:-126;Nokaning:211:-56;Tandegin:-90:254;Goomarin:340:161
6418|WA|-31.928|117.985|Yarding;Bruce Rock:47:162
6419|WA|-32.032|118.095|Ardath
6420|WA|-31.805|118.56|Cramphorne;Muntadgin:47:2
6421|WA|-31.397|118.482|Burracoppin;Campion:369:8;Warralakin:381:124;South Burracoppin:-169:-365
6422|WA|-31.383|118.567|Walgoolan
6423|WA|-31.303|118.696|Westonia;Carrabin:-91:-24;Warrachuppin:308:30;Boodarockin:290:108
6424|WA|-31.248|118.9|South Bodallin;Bodallin:-129:-24;North Bodallin:129:24
6425|WA|-31.321|119.127|Dulyalbin;Moorine Rock
6426|WA|-31.483|119.438|Turkey Hill;Mount Hampton;Mount Holland;Mount Jackson;Skeleton Rock;Marvel Loch:15:49;Ghooli:221:19;Mount Palmer:77:243;Southern Cross:256:-114;Yellowdine:190:215;South Yilgarn:-298:-147;Corinthia:366:-204;Parker Range:-360:345;Holleton:-467:-405
6427|WA|-30.821|119.521|Koolyanobbing
6428|WA|-32.126|118.024|Babakin
6429|WA|-30.996|120.859|Karramindie;Victoria Rock;Bullabulling:-18:12;Londonderry:-78:263;Coolgardie:43:304;Mount Burges:144:258;Wallaroo:120:-286;Boorabbin:-212:-551
6430|WA|-30.75|121.461|Binduli;Yilkari;Piccadilly:7:3;West Lamington:3:-9;Lamington:15:0;Kalgoorlie:4:13;Williamstown:0:22;Karlkurla:16:-10;Somerville:-20:-7;South Kalgoorlie:-15:12;Hannans:31:-6;Mullingar:33:13;Broadwood:-41:-6;West Kalgoorlie:-32:-25
6431|WA|-30.517|121.577|Emu Flat;Feysville;Warburton;Plumridge Lakes;Kanowna:13:-160;Brown Hill:-242:-62;Trafalgar:-260:-64;Lakewood:-283:-43;Boorara:-300:57;Bulong:-232:218;Ora Banda:140:-515;Kurnalpi:-20:654;Kookynie:1185:-84
6432|WA|-30.779|121.473|Victory Heights:0:-1;Fimiston:3:6;South Boulder:14:0;Boulder:-3:18
6433|WA|-30.733|121.465|Kalgoorlie:-13:10;Hannans:14:-10;Hannans Po;Kalgoorlie Po
6434|WA|-31.011|125.055|Parkeston:25:0;Rawlinna:0:275;Zanthus:-24:-1477;Cundeelee:-39:-1843;Forrest:161:3045
6435|WA|-28.012|120.519|Agnew
6436|WA|-29.694|121.029|Menzies;Ularring
6437|WA|-27.92|120.697|Leinster;Sir Samuel
6438|WA|-28.885|121.331|Leonora;Lake Darlot
6440|WA|-28.464|122.646|Neale;Bandya;Beadell;Lake Wells;Burtville:-307:-3;Laverton:-161:-246;Cosmo Newbery:468:250
6442|WA|-31.202|121.67|Kambalda:0:1;Kambalda East:-4:0;Kambalda West:0:-40
6443|WA|-32.056|124.448|Eucla;Fraser Range;Higginsville;Balladonia:-289:-828;Caiguna:-217:1046;Cocklebiddy:19:1643;Madura:157:2572;Norseman:-141:-2669;Dundas:-331:-2674;Widgiemooltha:560:-2869;Mundrabilla:241:3780
6445|WA|-32.983|121.633|Salmon Gums;North Cascade
6446|WA|-33.232|121.722|Grass Patch
6447|WA|-33.444|121.731|Scaddan;Mount Ney:31:34;Lort River:109:-343;Wittenoom Hills:-17:444
6448|WA|-33.644|121.816|Gibson
6450|WA|-33.793|121.907|Cascade:5:5;Beaumont:5:5;Cape Le Grand:5:5;Windabout:-31:0;Monjingup:-9:-37;Castletown:-40:9;Bandy Creek:-35:22;Chadwick:-47:-21;Myrup:15:60;Esperance:-67:-15;Nulsen:-64:-31;West Beach:-82:-16;Sinclair:-71:-35;Pink Lake:-59:-47;Merivale:0:126;Dalyup:74:-308;Neridup:175:310;Coomalbidgup:73:-546;Condingup:36:619;Howick:-50:808;East Munglinup:102:-956;Munglinup:82:-1043;Boyatup:103:1199
6452|WA|-33.787|121.911|Buraminya;Cape Arid;Israelite Bay
6460|WA|-31.287|116.809|Hulongine;Walyormouring;Goomalling:-14:16;Ucarty West:-40:43;Karranadgin:54:-59
6461|WA|-31.194|117.033|Dowerin:0:6;Koomberkine:94:0
6462|WA|-31.215|117.096|Hindmarsh;Minnivale:76:85;Ucarty:-77:-85
6463|WA|-31.139|117.289|Benjaberring
6465|WA|-30.849|117.098|Manmanning
6466|WA|-30.769|117.133|Cadoux
6467|WA|-30.525|117.177|Burakin
6468|WA|-30.362|117.118|Kalannie;Petrudor:-48:-138;Goodlands:386:279
6470|WA|-30.485|117.278|Kulja
6472|WA|-30.22|117.754|Remlap;Bimbijy;Karroun Hill;Tampu:26:51;Cleary:-216:-110;Beacon:-228:109;Mouroubra:419:-50
6473|WA|-30.478|118.12|Wialki;North Wialki
6475|WA|-30.775|117.488|Koorda:-51:0;Lake Margarette:67:57;Dukin:-108:53;Badgerin Rock:0:-176;Booralaming:-108:-98;Newcarlbeon:138:-122;Mollerin:320:38
6476|WA|-30.801|117.679|Gabbin
6477|WA|-30.828|117.861|Bencubbin:12:0;Welbungin:0:127
6479|WA|-30.762|118.279|Barbalin;Mangowine;Dandanning;Elachbutting;Wattoning:7:-70;Wilgoyne:-21:108;Mukinbudin:-152:-71;Karloning:132:-108;Lake Brown:-188:55;Bonnie Rock:221:86
6480|WA|-31.283|118.2|Nukarni
6484|WA|-30.984|119.109|Ennuin;Bullfinch;Lake Deborah
6485|WA|-31.181|117.45|Korrelocking:-23:21;Wyalkatchem:0:-66;Nembudding:-14:124;Nalkain:130:-30;Cowcowing:182:0
6487|WA|-31.17|117.662|Yelbeni:0:-1;South Yelbeni:-100:0;North Yelbeni:113:9
6488|WA|-31.117|117.793|Trayning:0:1;North Trayning:82:-8;South Trayning:-116:0
6489|WA|-31.167|117.918|North Kununoppin;Kununoppin:55:0;South Kununoppin:-55:1
6490|WA|-31.199|118.104|Chandler:0:2;Nungarin:12:0;Elabbin:-32:40;Kwelkan:64:-79;Burran Rock:-56:-105;Talgomine:12:155
6501|WA|-31.582|115.972|Muchea
6502|WA|-31.387|116.097|Bindoon;Bindoon Training Area
6503|WA|-31.3|115.869|Yeal;Cowalla;Granville;Red Gully;Orange Springs;Moore River National Park;Coonabidgee:-45:-4;Gingin:-47:35;Ginginup:-7:76;Boonanarring:99:9;Moondah:-29:106;Muckenburra:-13:-122;Lennard Brook:-76:62;Bambun:-134:11;Beermullah:66:-83;Cullalla:81:130;Neergabby:-25:-190;Breera:-144:77;Mindarra:167:176;Wanerie:108:-284
6504|WA|-31.33|116.021|Mooliabeenee
6505|WA|-31.16|116.056|Wannamal
6506|WA|-31.04|116.043|Mogumber
6507|WA|-30.79|115.65|Yathroo;Mimegarra;Cooljarloo;Dandaragan:114:53;Cataby:70:-123;Regans Ford:-184:69
6509|WA|-30.974|116.232|Glentromie;New Norcia:3:-19;Yarawindah:-127:1;Waddington:124:18
6510|WA|-30.727|116.028|Barberton:0:-2;Koojan:-78:0;Moora:87:-25;Walebing:33:186;Gillingarra:-210:21;Berkshire Valley:177:138
6511|WA|-30.496|115.067|Cervantes
6512|WA|-30.463|116.039|Coomberdale;Namban:83:7
6513|WA|-30.298|116.057|Watheroo;Gunyidi:161:122
6514|WA|-30.068|114.968|Green Head;Leeman:118:14
6515|WA|-30.042|115.946|Waddy Forest:49:0;Marchagee:-13:128;Eganu:0:-204;Coorow:160:76
6516|WA|-30.306|115.038|Jurien Bay
6517|WA|-29.774|115.886|Winchester:0:41;Carnamah:85:0
6518|WA|-30.058|115.266|Warradarge:0:66;Eneabba:238:0
6519|WA|-29.532|115.63|Arrino:89:0;Three Springs:-2:130;Kadathinni:-113:-32;Dudawa:146:105;Womarden:35:233;Arrowsmith East:0:-278
6521|WA|-30.385|115.661|Grey;Nambung;Hill River;Badgingarra:-125:-80;Boothendarra:125:80
6522|WA|-29.164|115.536|Lockier;Mooriary;Nangetty;Bundanoon;Ikewa:-17:3;Mingenew:-26:-94;Mount Budd:-29:117;Yandanooka:-148:33;Holmwood:132:68;Yarragadee:88:-127
6525|WA|-29.276|115.019|Bookara;Allanooka;Mount Adams;Springfield;Yardarino:-3:-55;Port Denison:2:-99;Irwin:55:61;Dongara:38:-92;Bonniefield:80:-80;Milo:-15:166;Mount Horner:124:135;Arrowsmith:-282:-35
6528|WA|-28.976|114.857|South Greenough;Walkaway:35:-54;Mount Hill:-35:54
6530|WA|-28.767|114.631|Geraldton:-12:-16;Wonthella:0:3;Webberton:14:2;Rangeway:-20:0;Beresford:9:-11;Woorree:0:28;Strathalbyn:15:15;Karloo:-24:10;Utakarra:-16:19;Bluff Point:29:-8;Mount Tarcoola:-32:-5;Spalding:32:6;Mahomets Flats:-25:-17;Beachlands:-19:-29;Tarcoola Beach:-43:-8;Sunset Beach:48:-8;Wandina:-53:4;Waggrakine:48:9;West End:-15:-51;Moresby:32:42;Meru:-36:56;Houtman Abrolhos:305:-934
6531|WA|-28.779|114.615|Geraldton;Geraldton Po
6532|WA|-28.79|114.814|Eradu;Wicherina:73:200;Coburn;Marrah;Durawah;Eurardy;Hickety;Wandana;Dartmoor;Toolonga;Carrarang;Ellendale;Tibradden;Valentine;Mount Erin;South Yuna;East Nabawa;Eradu South;North Eradu;Sandsprings;Coolcalalaya;Hamelin Pool;Nerren Nerren;Wicherina South;Bringo:41:30;Moonyoonooka:10:-87;Kojarena:68:51;Minnenooka:-111:21;East Chapman:131:-14;Deepdale:15:-132;Georgina:-87:-61;Bootenal:-65:-87;Narngulu:-30:-122;Narra Tarra:91:-97;Rudds Gully:-45:-173;Northern Gully:124:109;Greenough:-159:-81;Cape Burney:-77:-165;Nanson:212:-60;Glenfield:98:-193;Yetna:180:-115;Nabawa:291:-17;Drummond Cove:117:-201;White Peak:148:-171;Buller:141:-186;Dindiloa:360:-25;Oakajee:186:-202;Naraling:391:19;Howatharra:254:-170;Nolba:496:59;Rockwell:445:111;East Yuna:393:382;Yuna:537:243;Binnu:748:-136;Ajana:835:-184;West Binnu:815:-392;Tamala:-2916:906;Meadow:-3707:939
6535|WA|-28.308|114.52|Alma;East Bowes;Sandy Gully;Horrocks:-70:-89;Northampton:-42:119;Yallabatharra:104:-84;Bowes:-139:79;Isseka:-132:129;Ogilvie:158:114;Gregory:120:-268
6536|WA|-27.71|114.165|Kalbarri;Zuytdorp;Kalbarri National Park
6537|WA|-25.86|113.624|Dirk Hartog;Nanga;Shark Bay;Useless Loop;Dirk Hartog Island;Francois Peron National Park;Monkey Mia:67:90;Denham:-67:-91
6556|WA|-31.862|116.308|Gorrie;Malmalling;Beechina:12:8;Chidlow:1:-36;The Lakes:-13:28
6558|WA|-31.804|116.313|Wooroloo
6560|WA|-31.762|116.38|Wundowie
6562|WA|-31.807|116.478|Copley;Woottating:-60:19;Bakers Hill:60:-19
6564|WA|-31.733|116.533|Clackline
6566|WA|-31.479|116.467|Coondle:-3:-39;Nunile:0:44;Hoddys Well:54:-5;Culham:62:0;Toodyay:-71:1;Dumbarton:-69:35;West Toodyay:-54:-50;Bejoording:79:33;Carani:486:-61
6567|WA|-31.478|116.248|Julimar;Moondyne:-84:-89;Dewars Pool:98:108
6568|WA|-31.267|116.5|Bolgart;Wattening:-67:17;Wyening:78:-14
6569|WA|-31.092|116.405|Calingiri:0:43;Old Plains:-17:-40;Carani:99:0
6571|WA|-30.922|116.391|Yerecoin
6572|WA|-30.841|116.388|Piawaning
6574|WA|-30.721|116.359|Gabalong:0:30;Bindi Bindi:86:0
6575|WA|-30.49|116.362|Miling
6603|WA|-30.941|116.728|Lake Hinds:-17:0;Wongan Hills:48:-9;Mocardy:24:44;Lake Ninan:0:-91;Konnongorring:-142:55
6605|WA|-30.711|116.773|Kondut
6606|WA|-30.641|116.835|West Ballidu;East Damboring;Ballidu:42:-65;East Ballidu:-42:65
6608|WA|-30.392|116.669|Marne;Pithara;East Damboring
6609|WA|-30.204|116.664|Nugadong;Dalwallinu:-77:-4;Xantippe:171:370
6612|WA|-29.683|117.161|Miamoon;Jibberding;Wubin:-424:-528;Paynes Find:424:528
6613|WA|-29.987|116.571|Buntine
6614|WA|-29.885|116.504|Maya
6616|WA|-29.759|116.446|Latham
6620|WA|-29.436|116.366|Perenjori:0:-81;Bunjil:-217:0;Rothsay:153:517
6623|WA|-29.271|116.008|Morawa:58:0;Koolanooka:0:67;Pintharuka:177:-26;Bowgada:-64:166;Gutha:277:-62;Bunjil:-382:358
6625|WA|-29.183|115.827|Merkanooka
6627|WA|-28.9|115.862|Canna
6628|WA|-28.794|115.748|Tardun
6630|WA|-28.303|115.526|Nunierra;Nerramyne;Woolgorong;Devils Creek;Mullewa:-236:-14;Wongoondy:-586:-10;West Casuarinas:-587:-408;Murchison:1408:432
6631|WA|-28.48|115.793|Pindar
6632|WA|-28.696|115.102|Ambania;Tenindewa:79:261
6635|WA|-28.344|116.683|Yalgoo;South Murchison
6638|WA|-28.065|117.849|Paynesville;Daggar Hills;Mount Magnet;Cooladar Hill
6639|WA|-27.987|119.297|Sandstone
6640|WA|-27.385|118.049|Weld Range;East Murchison;Cue:-39:-152;Lake Austin:-195:-66;Reedy:235:218
6642|WA|-26.116|118.609|Kumarina;Capricorn;Karalundi;Angelo River;Peak Hill:479:115;Meekatharra:-479:-115
6646|WA|-26.592|120.224|Wiluna;Lake Carnegie;Little Sandy Desert
6701|WA|-24.531|113.7|Carbla;Lyndon;Gilroyd;Macleod;Minilya;Yalardy;Inggarda;Talisker;Wooramel;Woodleigh;Massey Bay;Dorre Island;Yandoo Creek;Kennedy Range;Mauds Landing;Babbage Island;Bernier Island;South Plantations;North Plantations:-314:9;Kingsford:-333:-4;East Carnarvon:-333:-22;Brown Range:-344:12;Greys Plain:-354:-2;Morgantown:-345:-41;Carnarvon:-351:-43;Brockman:-350:-46;South Carnarvon:-362:-41;Coral Bay:1390:77;Ningaloo:1695:101
6705|WA|-25.05|115.209|Gascoyne River;East Lyons River;West Lyons River;Gascoyne Junction
6707|WA|-22.036|114.078|Exmouth:105:43;Exmouth Gulf;Cape Range National Park;North West Cape:109:-48;Learmonth:-214:5
6710|WA|-21.638|115.112|Cane;Onslow;Talandji;Yannarie;Peedamulla
6711|WA|-20.85|116.764|Thevenard Island
6712|WA|-20.85|116.764|Barrow Island
6713|WA|-20.663|116.713|Dampier;Dampier Archipelago
6714|WA|-20.732|116.827|Karratha:-6:19;Mardie;Gnoorea;Maitland;Sherlock;Antonymyre;Balla Balla;Cooya Pooya;Cleaverville;Mount Anketell;Pegs Creek:-6:6;Millars Well:-10:-10;Bulgarra:6:30;Nickol:-14:-31;Baynton:-20:-25;Stove Hill:-37:11;Mulataga:-8:51;Gap Ridge:-8:-62;Karratha Industrial Estate:-40:43;Burrup:142:-31
6716|WA|-21.639|116.322|Fortescue;Millstream;Pannawonica;Hamersley Range
6718|WA|-20.839|117.147|Roebourne:66:0;Whim Creek:0:685
6720|WA|-20.675|117.193|Cossack:-25:7;Point Samson:46:0;Wickham:0:-55
6721|WA|-20.535|118.723|Indee;Pardoo;Wallareenya;Mundabullangana;Redbank:190:-93;Wedgefield:169:-122;Port Hedland:223:-112;Strelley:-582:327
6722|WA|-20.383|118.588|De Grey;Pippingarra;South Hedland:-23:13;Boodarie:-63:6;Finucane:86:-19
6723|WA|-20.35|119.533|Goldsworthy
6725|WA|-17.981|122.216|Minyirr:0:-6;Djugun:27:12;Broome:26:23;Bilingurr:72:13;Gingerah:-90:-6;Waterbank:163:0;Roebuck:-190:285;Lagrange:-701:-431;Dampier Peninsula:1049:650;Eighty Mile Beach:-1259:-603
6726|WA|-17.961|122.213|Cable Beach
6728|WA|-17.749|124.414|Willare;Kimbolton;Geegully Creek;Jarlmadangah Burru;Camballin:-246:-224;Meda:393:-652;Derby:446:-785;King Leopold Ranges:639:1067;St George Ranges:-1233:595
6731|WA|-20.79|118.813|Cockatoo Island
6733|WA|-20.79|118.813|Koolan Island
6740|WA|-16.379|126.499|Wyndham;Kalumburu;Oombulgurri;Drysdale River;Mitchell Plateau;Prince Regent River
6743|WA|-16.379|126.499|Gibb;Durack;Warmun;Kununurra;Lake Argyle;Wijilawarrim;Cambridge Gulf
6751|WA|-22.467|118.064|Rocklea;Karijini;Innawanga;Nanutarra;Chichester;Juna Downs;Mulga Downs;Mount Sheila;Tom Price:-227:-271;Wittenoom:227:271
6753|WA|-23.356|119.736|Newman;Jigalong
6754|WA|-23.204|117.67|Paraburdoo
6758|WA|-21.89|120.111|Nullagine
6760|WA|-21.171|119.744|Marble Bar
6761|WA|-19.486|123.938|Shay Gap
6762|WA|-21.212|123.262|Telfer
6765|WA|-18.197|125.567|Fitzroy Crossing;Mount Hardman:239:-693;Kupartiya:-697:676
6770|WA|-19.272|127.419|Mcbeath;Ord River;Purnululu;Halls Creek;Sturt Creek;Kundat Djaru;Tanami:-873:563;Mueller Ranges:873:-563
6798|WA|-20.79|118.813|Christmas Island
6799|WA|-20.79|118.813|Home Island Cocos (Keeling) Islands;West Island Cocos (Keeling) Islands
6800|WA|-31.952|115.861|Perth
6803|WA|-31.948|115.859|Northbridge
6809|WA|-31.952|115.861|Perth
6817|WA|-31.952|115.861|Perth
6820|WA|-31.952|115.861|Perth
6827|WA|-31.952|115.861|Perth
6830|WA|-31.952|115.861|Perth
6831|WA|-31.952|115.861|Perth St Georges Tce
6832|WA|-31.952|115.861|Perth East St Georges Tce
6837|WA|-31.952|115.861|Perth
6838|WA|-31.952|115.861|Perth
6839|WA|-31.952|115.861|Perth
6840|WA|-31.952|115.861|Perth
6841|WA|-31.952|115.861|Perth
6842|WA|-31.952|115.861|Perth
6843|WA|-31.952|115.861|Perth
6844|WA|-31.952|115.861|Perth
6845|WA|-31.952|115.861|Perth
6846|WA|-31.952|115.861|Perth
6847|WA|-31.952|115.861|Perth
6848|WA|-31.952|115.861|Perth
6849|WA|-31.952|115.861|Perth Bc
6850|WA|-31.952|115.861|Cloisters Square;Cloisters Square Po
6865|WA|-31.948|115.859|Northbridge
6872|WA|-31.949|115.842|West Perth
6892|WA|-31.959|115.871|East Perth
6900|WA|-31.936|115.842|Leederville
6901|WA|-31.941|115.831|West Leederville
6902|WA|-31.936|115.842|Leederville
6903|WA|-31.936|115.842|Leederville
6904|WA|-31.948|115.827|Subiaco;Subiaco Po
6905|WA|-31.949|115.831|Northlands;Northlands Po
6906|WA|-31.927|115.853|North Perth
6907|WA|-31.982|115.807|Nedlands
6909|WA|-31.982|115.807|Nedlands
6910|WA|-31.98|115.782|Claremont
6911|WA|-31.994|115.758|Cottesloe
6912|WA|-32.005|115.764|Mosman Park
6913|WA|-31.933|115.818|Wembley
6914|WA|-31.875|115.828|Balcatta
6915|WA|-31.92|115.835|Mount Hawthorn
6916|WA|-31.901|115.811|Osborne Park
6917|WA|-31.901|115.811|Osborne Park
6918|WA|-31.893|115.795|Innaloo
6919|WA|-31.933|115.8|Joondalup Dc
6920|WA|-31.863|115.756|North Beach
6921|WA|-31.872|115.777|Karrinyup
6922|WA|-31.896|115.764|Scarborough
6923|WA|-31.807|115.741|Hillarys
6924|WA|-31.827|115.803|Greenwood
6925|WA|-31.882|115.824|Walliston Dc
6926|WA|-31.974|116.058|Kalamunda
6929|WA|-31.934|115.872|Mount Lawley
6931|WA|-31.931|115.895|Maylands
6932|WA|-31.917|115.88|Inglewood
6933|WA|-31.917|115.918|Bayswater
6934|WA|-31.909|115.944|Bassendean
6935|WA|-31.9|115.967|Guildford
6936|WA|-31.908|115.889|Midland Dc
6937|WA|-31.898|115.835|Tuart Hill
6938|WA|-31.898|115.835|Tuart Hill
6939|WA|-31.898|115.835|Tuart Hill
6940|WA|-31.898|115.835|Tuart Hill
6941|WA|-31.86|115.866|Mirrabooka
6942|WA|-31.85|115.858|Bassendean Dc
6943|WA|-31.888|115.91|Morley
6944|WA|-31.853|115.881|Malaga
6945|WA|-31.85|115.858|Malaga Dc
6946|WA|-31.75|115.8|Wanneroo
6947|WA|-31.85|115.858|Wangara Dc
6951|WA|-31.983|115.867|South Perth
6952|WA|-31.991|115.863|Como
6953|WA|-32.017|115.833|Applecross
6954|WA|-32.039|115.834|Booragoon
6955|WA|-32.053|115.888|Willetton
6956|WA|-32.04|115.801|Melville
6957|WA|-32.045|115.786|Palmyra
6958|WA|-32.028|115.827|Royal Australian Navy Warships
6959|WA|-32.056|115.746|Fremantle
6960|WA|-32.04|115.818|Myaree
6961|WA|-32.155|115.792|Palmyra Dc
6963|WA|-32.084|115.78|Hamilton Hill
6964|WA|-32.143|115.85|Success
6965|WA|-32.155|115.792|Bibra Lake Dc
6966|WA|-32.23|115.781|Kwinana
6967|WA|-32.155|115.792|Rockingham Dc
6968|WA|-32.277|115.73|Rockingham
6969|WA|-32.155|115.792|Rockingham Beach
6970|WA|-31.976|115.905|Canning Vale Dc
6979|WA|-31.976|115.905|Victoria Park
6980|WA|-32.016|115.937|Cannington
6981|WA|-31.989|115.904|East Victoria Park
6982|WA|-32.002|115.925|Bentley
6983|WA|-32.005|115.939|Bentley Dc
6984|WA|-31.943|115.926|Belmont
6985|WA|-31.963|115.944|Cloverdale
6986|WA|-32.005|115.939|Welshpool Dc
6987|WA|-32.016|115.937|Cannington
6988|WA|-32.06|115.955|Thornlie
6989|WA|-32.05|115.983|Maddington
6990|WA|-32.081|116.005|Gosnells
6991|WA|-32.124|116.026|Kelmscott
6992|WA|-32.146|116.009|Armadale
6997|WA|-32.117|116.014|Kelmscott Dc
7000|TAS|-42.874|147.319|Bathurst Street Po;North Hobart:0:-3;Glebe:-1:10;West Hobart:-3:-12;Hobart:-5:11;Queens Domain:7:11;Mount Stuart:2:-17
7001|TAS|-42.879|147.329|Hobart;Tasman Island
7002|TAS|-42.874|147.316|North Hobart
7004|TAS|-42.895|147.309|South Hobart;Battery Point:5:24
7005|TAS|-42.9|147.32|Lower Sandy Bay;University Of Tasmania;Dynnyrne:-5:-4;Sandy Bay:5:4
7006|TAS|-42.894|147.324|Sandy Bay
7007|TAS|-42.921|147.307|Tolmans Hill:7:0;Mount Nelson:0:14
7008|TAS|-42.858|147.309|New Town;Cornelian Bay:7:12;Lenah Valley:-14:-34
7009|TAS|-42.846|147.295|Moonah:0:7;Derwent Park:11:0;West Moonah:-4:-13;Lutana:12:17
7010|TAS|-42.828|147.274|Elwick:2:0;Glenorchy:-5:2;Goodwood:0:19;Montrose:-1:-27;Rosetta:7:-22;Dowsing Point:7:28
7011|TAS|-42.809|147.25|Chigwell:0:-5;Berriedale:-8:0;Claremont:26:0;Austins Ferry:42:0
7012|TAS|-42.842|147.196|Collinsvale;Glenlusk:25:4
7015|TAS|-42.839|147.354|Rose Bay;Flagstaff Gully;Lindisfarne:-9:8;Geilston Bay:9:-8
7016|TAS|-42.812|147.357|Risdon Vale
7017|TAS|-42.781|147.298|Otago:-28:0;Old Beach:3:-32;Risdon:-19:35;Grasstree Hill:0:67;Honeywood:55:-18;Tea Tree:98:18
7018|TAS|-42.871|147.37|Rosny:0:-13;Bellerive:-5:0;Rosny Park:5:-3;Montagu Bay:6:-13;Warrane:15:13;Mornington:8:28;Howrah:-17:35;Tranmere:-51:47
7019|TAS|-42.899|147.449|Rokeby;Oakdowns:-3:7;Clarendon Vale:9:-5
7020|TAS|-42.985|147.5|Clifton Beach:0:21;Sandford:52:0
7021|TAS|-42.914|147.488|Lauderdale
7022|TAS|-43.026|147.422|South Arm
7023|TAS|-42.995|147.404|Opossum Bay
7024|TAS|-42.958|147.532|Cremorne
7025|TAS|-42.788|147.401|Dulcot;Richmond:53:37
7026|TAS|-42.665|147.423|Campania
7027|TAS|-42.533|147.367|Colebrook
7030|TAS|-42.396|147.071|Bagdad:-233:152;Shannon;Liawenee;Lake Sorell;Bagdad North;Millers Bluff;Bothwell:11:-63;Apsley:-40:75;Lower Marshes:55:125;Melton Mowbray:-71:112;Elderslie:-204:-5;Jericho:13:212;Pelham:-187:-71;Kempton:-140:134;Dysart:-170:129;Broadmarsh:-254:45;Hermitage:146:-188;Interlaken:246:112;Mangalore:-254:162;Dromedary:-337:95;Steppes:286:-179;Brighton:-302:174;Pontville:-291:197;Bridgewater:-341:156;Morass Bay:370:-135;Granton:-355:157;Wilburville:360:-170;Herdsmans Cove:-355:194;Gagebrook:-352:198;Arthurs Lake:371:-190;Waddamana:269:-324;Flintstone:401:-213;Tods Corner:427:-274;Miena:407:-368;Cramps Bay:525:-250
7050|TAS|-42.978|147.312|Kingston:2:-8;Albion Heights;Kingston Beach:-2:8
7051|TAS|-42.976|147.304|Kingston
7052|TAS|-43.003|147.317|Blackmans Bay
7053|TAS|-42.968|147.332|Bonnet Hill;Taroona:23:17
7054|TAS|-43.028|147.263|Margate:0:-1;Piersons Point:11:0;Wellington Park:11:0;Barretta:-18:2;Howden:3:30;Electrona:-30:-3;Snug:-39:-9;Lower Snug:-48:-1;Nierinna:-7:-50;Coningham:-49:12;Tinderbox:-8:57;Leslie Vale:54:-34;Fern Tree:107:0;Neika:78:-30;Ridgeway:100:26
7055|TAS|-43.002|147.296|Huntingfield
7109|TAS|-43.191|147.001|Southport:-292:-73;Ida Bay;Waterloo;Lonnavale;Lower Wattle Grove;Petcheys Bay:0:13;Wattle Grove:24:-3;Glendevie:-48:-6;Glaziers Bay:53:20;Lymington:-8:71;Cradoc:92:27;Woodstock:117:36;Raminea:-132:-37;Strathblane:-143:-31;Glen Huon:158:-35;Huonville:160:47;Ranelagh:181:36;Lucaston:208:49;Judbury:198:-69;Hastings:-218:-82;Crabtree:258:48;Grove:208:99;Lune River:-239:-100;Lower Longley:212:143;Southport Lagoon:-292:-73;Mountain River:242:132;Recherche:-371:-102;Catamaran:-367:-110
7112|TAS|-43.241|147.134|Randalls Bay:-2:-6;Huon Island:0:18;Garden Island Creek:0:18;Deep Bay:33:0;Eggs And Bacon Bay:-8:-32;Charlotte Cove:-29:13;Abels Bay:13:-35;Verona Sands:-34:25;Gardners Bay:66:-2;Nicholls Rivulet:83:11;Cygnet:88:-61
7113|TAS|-43.089|147.009|Franklin
7116|TAS|-43.192|146.976|Surveyors Bay:0:6;Cairns Bay:6:-18;Surges Bay:-27:16;Port Huon:35:-13;Castle Forbes Bay:59:0;Geeveston:28:-51;Brooks Bay:-42:46;Police Point:-60:62
7117|TAS|-43.314|147.015|Dover
7119|TAS|-42.4|147.383|Stonor
7120|TAS|-42.352|147.462|Swanston:0:10;Tiberias:0:10;Andover:18:-12;Mount Seymour:-48:-12;Parattah:2:-62;Baden:-82:5;York Plains:73:-16;Tunnack:-100:0;Pawtella:61:42;Whitefoord:-73:48;Oatlands:49:-95;Lemont:54:146;Antill Ponds:143:-60;Rhyndaston:-127:-78;Stonehenge:-48:171;Woodsdale:-133:101;Woodbury:172:-73;Tunbridge:219:-33;Levendale:-181:105
7139|TAS|-42.766|146.052|Strathgordon
7140|TAS|-42.681|146.796|Westerway:-2:-13;Karanja:-3:41;Fentonbury:31:-30;National Park:0:-69;Glenora:-2:70;Styx:99:0;Florentine:99:0;Meadowbank:99:0;Molesworth:99:0;Mount Field:99:0;Lake St Clair:99:0;Bushy Park:-28:101;Gretna:0:140;Ellendale:64:-80;Macquarie Plains:-31:117;Uxbridge:-92:72;Rosegarland:-19:153;Hamilton:127:49;Tyenna:-48:-130;Plenty:-61:159;Moogara:-102:120;Fitzgerald:-69:-154;Maydena:-74:-171;Black Hills:-36:237;Ouse:195:-84;Hollow Tree:148:137;Mount Lloyd:-136:154;Hayes:-79:216;Lawitta:-87:240;Magra:-69:270;Glenfern:-136:204;New Norfolk:-102:262;Osterley:331:-46;Boyer:-81:309;Lachlan:-152:254;Sorell Creek:-96:321;Malbina:-107:321;Strickland:314:-130;Victoria Valley:372:-85;Dee:398:-180;Wayatinah:304:-288;Tarraleah:379:-347;Bradys Lake:455:-302;London Lakes:489:-269;Bronte Park:545:-303;Little Pine Lagoon:681:-185;Butlers Gorge:402:-519;Derwent Bridge:541:-565
7150|TAS|-43.17|147.246|Killora:0:14;Apollo Bay:0:14;Upper Woodstock:0:14;Oyster Cove:65:-3;Gordon:-92:-7;Alonnah:-146:-3;North Bruny:52:108;Simpsons Bay:-108:54;Barnes Bay:48:122;Dennes Point:94:101;Great Bay:-60:136;Lunawanna:-197:-3;Allens Rivulet:155:-45;Kaoota:138:-85;Sandfly:187:-50;Longley:199:-51;Pelverata:124:-133;Adventure Bay:-190:75;South Bruny:-269:0
7151|TAS|-42.712|146.913|Macquarie;Casey;Davis;Mawson;Heard Island;Macquarie Island;Mcdonald Islands
7155|TAS|-43.126|147.246|Kettering
7162|TAS|-43.184|147.224|Birchs Bay;Woodbridge:28:15
7163|TAS|-43.232|147.25|Middleton:0:3;Flowerpot:28:0
7170|TAS|-42.861|147.485|Acton Park:-19:0;Seven Mile Beach:2:21;Mount Rumney:0:-37;Roches Beach:-30:11;Cambridge:27:-35
7171|TAS|-42.782|147.523|Penna:4:0;Midway Point:0:40
7172|TAS|-42.733|147.6|Pawleena;Orielton:0:-67;Wattle Hill:-33:50;Sorell:-48:-37;Nugent:16:152
7173|TAS|-42.853|147.655|Carlton:-9:0;Dodges Ferry:0:-33;Carlton River:0:34;Primrose Sands:-33:14;Lewisham:20:-38;Forcett:53:-22;Connellys Marsh:-36:74
7174|TAS|-42.817|147.8|Copping
7175|TAS|-42.813|147.834|Marion Bay;Bream Creek
7176|TAS|-42.778|147.815|Kellevie
7177|TAS|-42.886|147.811|Dunalley;Boomer Bay
7178|TAS|-42.947|147.871|Murdunna
7179|TAS|-43.011|147.889|Eaglehawk Neck
7180|TAS|-43.063|147.863|Taranna
7182|TAS|-43.146|147.844|Fortescue;Cape Pillar;Port Arthur
7183|TAS|-43.153|147.775|Highcroft
7184|TAS|-43.137|147.743|Cape Raoul:0:5;White Beach:12:-22;Nubeena:40:0;Stormlea:-51:36
7185|TAS|-43.055|147.771|Premaydena
7186|TAS|-43.023|147.668|Sloping Main:22:0;Saltwater River:0:50
7187|TAS|-43.08|147.818|Koonya
7190|TAS|-42.355|147.933|Maria Island:0:12;Little Swanport:17:0;Pontypool:29:27;Triabunna:-153:-22;Rocky Hills:124:83;Spring Beach:-229:-29;Orford:-205:-62;Rheban:-275:-5;Swansea:232:141;Buckland:-261:-217;Dolphin Sands:271:214;Cranbrook:355:152;Apslawn:381:253;Runnymede:-287:-373
7209|TAS|-42.031|147.493|Ross;Tooms Lake
7210|TAS|-42.014|147.494|Campbell Town:88:0;Lake Leake:0:302
7211|TAS|-41.8|147.4|Cleveland;Epping Forest:40:-50;Conara:-21:96
7212|TAS|-41.554|147.389|Ben Lomond:18:0;Deddington:-48:38;Blessington:69:34;Nile:-91:-59;Evandale:-14:-136;Western Junction:0:-161;Burns Creek:114:81;Upper Blessington:95:203
7213|TAS|-41.786|147.745|Avoca:0:-24;Storys Creek:25:43;Rossarden:119:0;Royal George:-44:152
7214|TAS|-41.608|147.885|Mangana;Fingal:-32:84;Mathinna:133:5;Upper Esk:177:-160
7215|TAS|-41.648|148.242|Freycinet;Douglas-Apsley;Four Mile Creek;Chain Of Lagoons;Friendly Beaches;Gray:19:-13;St Marys:64:-54;Seymour:-96:34;Douglas River:-138:8;Falmouth:142:29;Cornwall:89:-97;Scamander:192:19;Beaumaris:232:20;Upper Scamander:202:-53;Bicheno:-227:61;Coles Bay:-479:47
7216|TAS|-41.272|148.185|The Gardens:22:0;Goshen:0:-80;St Helens:-48:54;Binalong Bay:21:126;Goulds Country:30:-129;Stieglitz:-50:121;Akaroa:-16:156;Pyengana:-20:-173;Lottah:46:-153;Ansons Bay:231:77
7248|TAS|-41.398|147.134|Mowbray:-4:17;Mowbray Heights;Mayfield:11:-3;Inveresk:-22:0;Invermay:-22:0;Newnham:9:-20;Alanvale:12:-18;Rocherlea:17:24
7249|TAS|-41.467|147.161|Glen Dhu;Sandhill;Kings Meadows:-4:1;Punchbowl:9:4;South Launceston:11:-15;Youngtown:-17:10
7250|TAS|-41.452|147.133|Norwood:-7:48;Prospect:-29:-29;Elphin;Norwood Avenue Po;West Launceston:2:-2;Launceston:14:2;Summerhill:-15:-5;East Launceston:14:18;Trevallyn:10:-28;Newstead:11:29;Blackstone Heights:-7:-49;Prospect Vale:-29:-29;Waverley:17:53;St Leonards:-4:66;Travellers Rest:-45:-40;Ravenswood:37:49;Riverside:31:-82
7252|TAS|-41.162|147.047|Swan Bay;Beechford;Stony Head;Mount Direction:-33:-11;Pipers River:64:34;Lefroy:62:-64;Hillwood:-82:-63;Lulworth:162:23;Dilston:-168:18;Windermere:-152:-41;Weymouth:147:105
7253|TAS|-41.106|146.826|George Town;Long Reach:0:8;Low Head:26:-19;Bell Bay:-24:44
7254|TAS|-41.167|147.193|Tunnel:-28:0;Retreat:17:-20;Lebrina:-12:35;Wyena:-9:74;Pipers Brook:84:-19;Golconda:0:116;Bellingham:151:-24
7255|TAS|-40.025|147.995|Wingaroo;Strzelecki;Blue Rocks:-32:-40;Whitemark:-67:23;Emita:24:-79;Lughrata:50:-66;Memana:46:96;Ranga:-128:72;Loccota:-194:47;Lackrana:-82:170;Leeka:124:-196;Killiecrankie:185:-161;Palana:258:-112;Lady Barron:-185:245
7256|TAS|-39.887|143.997|Wickham;Bungaree;Pearshape;Surprise Bay;Pegarah:-37:108;Loorana:48:-101;Nugara:-45:-105;Naracoopa:-41:126;Sea Elephant:58:114;Currie:-43:-143;Lymwood:-206:3;Reekara:132:-80;Grassy:-162:59;Yarra Creek:-123:115;Yambacoona:183:-67;Egg Lagoon:235:-27
7257|TAS|-40.373|148.027|Cape Barren Island
7258|TAS|-41.516|147.225|Relbia;Breadalbane:-11:-29;White Hills:11:29
7259|TAS|-41.34|147.358|Targa:26:9;Myrtle Bank:46:0;Patersonia:0:-55;Tayene:-5:91;Nunamara:-49:-52
7260|TAS|-41.169|147.504|Tulendeena;Scottsdale:11:13;Springfield:-31:-21;Lietinna:19:-37;South Springfield:-83:4;West Scottsdale:-21:-67;Jetsonville:52:-37;Tonganah:-17:84;North Scottsdale:47:55;Cuckoo:-37:74;Blumont:23:-93;Nabowla:-2:-138;Kamona:15:173;Lisle:-62:-170;Forester:84:159
7261|TAS|-41.166|147.743|Branxholm;Warrentinna:66:13
7262|TAS|-40.927|147.653|Waterhouse;Tomahawk:61:103;Bridport:-73:-262
7263|TAS|-41.283|147.726|Talawa;Ringarooma:41:12;Trenah:-27:-36;Alberton:-25:70;Legerwood:70:-26
7264|TAS|-41.048|148.011|Eddystone:51:305;Pioneer;Boobyalla;Rushy Lagoon;Cape Portland;Eddystone Point;South Mount Cameron:23:-48;Gladstone:88:-2;Herrick:-53:-129;Moorina:-80:-142;Weldborough:-146:-105;Ansons Bay:6:251;Musselroe Bay:167:126;Derby:-101:-209;Mount William:126:201;Telita:-82:-250
7265|TAS|-41.097|147.824|Banca;Winnaleah
7267|TAS|-41.244|147.141|Karoola:0:12;Bangor:26:0;Turners Marsh:-22:-10;Lalla:-12:37;Lower Turners Marsh:36:-29
7268|TAS|-41.25|147.218|Lilydale;Underwood:-38:-4;North Lilydale:25:23
7270|TAS|-41.162|146.816|Beauty Point:0:6;Ilfraville:11:0;Beaconsfield:-40:2;York Town:2:-55;Clarence Point:33:-26;Kelso:57:-23;Rowella:-10:82;Flowery Gully:-96:0;Kayena:-27:79;Badger Head:33:-85;Sidmouth:-46:79;Greens Beach:77:-65
7275|TAS|-41.297|146.929|Exeter:0:22;Loira:21:-6;Lanena:-5:40;Blackwall:-5:40;Notley Hills:-51:0;Robigana:36:18;Deviot:62:1;Swan Point:36:36;Winkleigh:4:-93;Glengarry:-51:-63;Holwell:14:-147;Frankford:-36:-153
7276|TAS|-41.286|146.975|Gravelly Beach
7277|TAS|-41.366|147.004|Grindelwald:14:1;Rosevears:41:0;Legana:0:42;Bridgenorth:-18:-29
7290|TAS|-41.501|147.074|Hadspen
7291|TAS|-41.532|147.01|Carrick
7292|TAS|-41.469|146.927|Quamby Bend;Selbourne:20:-37;Rosevale:53:7;Westwood:-16:55;Hagley:-57:-24
7300|TAS|-41.572|147.171|Perth;Perth;Devon Hills:20:13;Powranna:-115:118
7301|TAS|-41.61|147.017|Toiberry:0:25;Bishopsbourne:26:0;Longford:5:102;Liffey:-75:-162;Blackwood Creek:-127:-119
7302|TAS|-41.686|146.961|Bracknell:36:-22;Poatina:-110:0;Cressy:0:117
7303|TAS|-41.581|146.825|Cluan:-27:0;Osmaston:0:-56;Westbury:52:15;Whitemore:-3:109;Exton:60:-82;Oaks:-9:157;Birralee:171:-7
7304|TAS|-41.583|146.571|Mersey Forest;Western Creek;Central Plateau;Walls Of Jerusalem;Montana:-12:16;Needles:36:-19;Dairy Plains:-4:-74;Red Hills:56:35;Chudleigh:7:-98;Elizabeth Town:115:-7;Dunorlan:100:-26;Meander:-70:59;Deloraine:59:86;Moltema:123:-31;Mole Creek:5:-167;Quamby Brook:-18:156;Caveside:-33:-147;Weetah:110:74;Weegena:95:-89;Golden Valley:-47:150;Jackeys Marsh:-103:108;Parkham:176:42;Kimberley:166:-79;Mayberry:0:-270;Reedy Marsh:136:142;Doctors Point:-210:111;Breona:-199:133;Brandum:-245:107;Liena:32:-338;Reynolds Neck:-275:125
7305|TAS|-41.364|146.436|Merseylea;Railton:18:-12;Sunnyside:-18:12
7306|TAS|-41.435|146.256|Middlesex:0:-1;Acacia Hills:0:-1;Mount Roland:0:-1;West Kentish:24:0;Roland:11:-29;Promised Land:3:-47;Nowhere Else:62:8;Paradise:-17:59;Gowrie Park:-35:-43;Staverton:-24:-73;Barrington:89:20;Sheffield:35:83;Beulah:-21:122;Cethana:-44:-113;Lower Barrington:127:31;Lower Beulah:-14:154;Nook:107:83;Stoodley:42:157;Lorinna:-123:-125;Cradle Mountain:-207:-313
7307|TAS|-41.204|146.532|Thirlstane:0:6;Squeaking Point:15:25;Shearwater:47:0;Harford:-32:16;Port Sorell:37:21;Northdown:21:-39;Hawley Beach:62:6;Wesley Vale:-5:-76;Moriarty:-31:-75;Bakers Beach:40:69;Sassafras:-95:-40;Latrobe:-43:-107
7310|TAS|-41.242|146.307|Eugenana:8:1;Aberdeen:-1:17;Melrose:-13:-22;Tugrah:36:0;Lillico:-15:-22;West Devonport:-15:-22;Forthside:16:-33;Spreyton:7:44;South Spreyton:-15:43;Quoiba:33:28;Paloona:-23:-40;Tarleton:0:63;Stony Rise:46:23;Don:67:12;Miandetta:46:46;Ambleside:38:65;Kindred:-11:-95;Devonport:65:44;Forth:31:-81;East Devonport:54:79;Lower Wilmot:-75:-95;Wilmot:-156:-132;Erriba:-223:-202;Moina:-256:-241
7315|TAS|-41.277|146.128|Sprent:0:31;Castra:-68:0;Upper Castra:-68:0;North Motton:57:-26;Spalford:38:58;Abbotsham:50:46;Gawler:83:29;West Ulverstone:129:-1;Preston:-62:-80;South Preston:-62:-80;Gunns Plains:-15:-128;Nietta:-105:-64;Ulverstone:116:55;South Nietta:-142:-54;Turners Beach:116:104;Leith:119:131;Loongana:-133:-165
7316|TAS|-41.14|145.997|West Pine:-13:2;Cuprona:0:-27;Howth:43:15;Heybridge:59:-12;Sulphur Creek:45:26;Riana:-76:0;Camena:-42:-40;Preservation Bay:37:49;Penguin:17:76;South Riana:-104:-15;Loyetea:-167:-49
7320|TAS|-41.071|145.9|Upper Burnie;Brooklyn:-1:8;Hillcrest:8:-5;Montello:14:-3;Burnie:16:4;Downlands:-11:-9;South Burnie:12:9;Havenview:-13:12;Shorewell Park:2:-23;Emu Heights:-5:21;Romaine:-28:-6;Wivenhoe:-3:31;Park Grove:17:-18;Cooee:27:-26;Ocean Vista:30:-38;Camdale:29:-53;Parklands:-101:88;Round Hill:-101:88;Acton:-1808:1585
7321|TAS|-41.105|145.609|Boat Harbour:157:21;Luina:-4:0;West Ridgley:-4:0;Boat Harbour Beach:176:8;Parrawe:-199:-22;Tewkesbury:-105:120;Sisters Beach:186:-50;West Mooreville:15:228;Montumana:153:-96;Mooreville:0:252;Ridgley:-43:224;East Cam:46:242;Highclere:-95:197;East Ridgley:-63:244;Rocky Cape:180:-131;Hampshire:-166:173;Stowport:-15:329;Upper Stowport:-57:288;Natone:-66:312;Mawbanna:148:-233;Detention:223:-158;Chasm Creek:38:353;Hellyer:232:-167;Guildford:-328:79;Waratah:-338:-76;Upper Natone:-139:289;Edgcumbe Beach:242:-195;Crayfish Creek:238:-211;Port Latta:246:-224;Cowrie Point:253:-250;Black River:252:-298;Wiltshire:271:-332;Tullah:-627:13;Savage River:-411:-394;Corinna:-551:-533
7322|TAS|-41.041|145.831|Somerset
7325|TAS|-41.077|145.632|Seabrook:10:5;Calder:-8:-10;Oldina:-7:52;Preolenna:-10:-80;Mount Hicks:0:92;Takone:-97:0;Moorleah:92:-11;Lapoinya:76:-56;Yolla:-59:77;Henrietta:-104:33;Flowerdale:112:26;Myalla:96:-56;Milabena:43:-116;Meunna:-25:-143;Oonah:-161:-10;Elliott:-23:151;Sisters Creek:115:-63;Wynyard:87:94;Table Cape:125:76;Doctors Rocks:58:147;West Takone:-108:-105
7330|TAS|-40.895|145.02|Nelson Bay:2:0;Couta Rocks:2:0;Arthur River:2:0;Broadmeadows:2:0;Hunter Island:2:0;Robbins Island:2:0;Christmas Hills:-6:-4;Brittons Swamp:-37:-51;Scopus:76:-20;Scotchtown:0:102;Mella:56:48;Irishtown:-16:131;Edith Creek:-70:78;Roger River:-109:41;Smithton:49:105;Montagu:121:-60;Togari:-31:-157;Trowutta:-138:63;Nabageena:-96:105;Lileah:-68:136;Alcomie:-35:169;Mengha:-2:218;West Montagu:105:-130;South Forest:1:256;Forest:37:223;Redpa:-25:-251;Marrawah:-18:-315;Woolnorth:130:-248;Three Hummock Island:459:-114;Temma:-333:-324
7331|TAS|-40.761|145.296|Stanley
7466|TAS|-42.075|145.597|Gormanston
7467|TAS|-42.08|145.557|Queenstown;Lake Margaret
7468|TAS|-42.152|145.327|Strahan;Macquarie Heads
7469|TAS|-41.883|145.175|Trial Harbour:-46:0;Zeehan:0:161;Granville Harbour:76:-139;Renison Bell:89:258
7470|TAS|-41.779|145.538|Rosebery
8001|VIC|-37.814|144.963|Melbourne
8002|VIC|-37.817|144.988|East Melbourne
8003|VIC|-37.815|144.976|Collins Street East
8004|VIC|-37.815|144.976|St Kilda Road
8005|VIC|-37.815|144.976|World Trade Centre
8006|VIC|-37.815|144.976|Abeckett Street
8007|VIC|-37.815|144.976|Collins Street West
8008|VIC|-37.815|144.976|St Kilda Road Central
8009|VIC|-37.815|144.976|Flinders Lane
8010|VIC|-37.815|144.951|Law Courts
8011|VIC|-37.815|144.951|Little Lonsdale Street
8012|VIC|-37.815|144.951|Docklands
8045|VIC|-37.814|144.963|Melbourne
8051|VIC|-37.814|144.963|Melbourne
8066|VIC|-37.814|144.963|Melbourne
8069|VIC|-37.814|144.963|Melbourne
8070|VIC|-37.814|144.963|Melbourne
8071|VIC|-37.814|144.963|Melbourne
8102|VIC|-37.814|144.963|Melbourne
8107|VIC|-37.814|144.963|Melbourne
8111|VIC|-37.814|144.963|Melbourne
8120|VIC|-37.814|144.963|Melbourne
8205|VIC|-37.814|144.963|Melbourne
8383|VIC|-37.814|144.963|Melbourne
8438|VIC|-37.791|144.816|Sunshine West
8511|VIC|-37.791|144.816|Sunshine West
8785|VIC|-37.983|145.2|Dandenong;Dandenong South
9000|QLD|-27.468|153.028|Brisbane
9001|QLD|-27.468|153.028|Brisbane
9002|QLD|-27.468|153.028|Brisbane
9005|QLD|-27.468|153.028|Brisbane
9007|QLD|-27.468|153.028|Brisbane
9009|QLD|-27.468|153.028|Brisbane
9010|QLD|-27.468|153.028|Brisbane
9013|QLD|-27.468|153.028|Brisbane
9015|QLD|-27.468|153.028|Brisbane
`;
