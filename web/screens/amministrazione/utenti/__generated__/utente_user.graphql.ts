/**
 * @generated SignedSource<<cdcb76335152e5fbd603fd8cf4f99625>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Reparto = "banchi" | "macchine" | "ufficio";
import type { FragmentRefs } from "relay-runtime";
export type utente_user$data = {
  readonly agente: {
    readonly capoAreaPk: number | null;
    readonly codice: string;
    readonly pk: number;
    readonly subAgenti: ReadonlyArray<{
      readonly codice: string;
      readonly pk: number;
      readonly user: {
        readonly nome: string;
      };
    }>;
    readonly tipo: string;
  } | null;
  readonly apiTokens: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readTokens_token">;
  }>;
  readonly appAccount: {
    readonly accessoClienti: ReadonlyArray<{
      readonly codice: string | null;
      readonly nome: string;
      readonly pk: number;
    }>;
    readonly pk: number;
    readonly ultimoAccesso: string | null;
    readonly visualizzaEcommerce: boolean;
    readonly visualizzaStatiOrdine: boolean;
  } | null;
  readonly creatoIl: string;
  readonly email: string;
  readonly firstName: string;
  readonly fornitore: {
    readonly fornitoreNome: string;
    readonly fornitorePk: number;
    readonly pk: number;
  } | null;
  readonly id: string;
  readonly info: {
    readonly canAdminUsers: boolean;
    readonly canViewAttivitaOperatori: boolean;
    readonly canViewLineaSaomad: boolean;
    readonly mailSchedulazione: boolean;
    readonly note: string;
    readonly remindMissOrdiniFornitore: boolean;
    readonly remindStatoOrdineFornitore: boolean;
    readonly vbhReadonlyAccess: boolean;
  } | null;
  readonly isActive: boolean;
  readonly isStaff: boolean;
  readonly isSuperuser: boolean;
  readonly lastName: string;
  readonly motivoNonEliminabile: string | null;
  readonly nome: string;
  readonly operatore: {
    readonly modificaStatoFasiOrdine: boolean;
    readonly modificaStatoFasiOrdineFornitore: boolean;
    readonly modificaStatoOrdine: boolean;
    readonly pinImpostatoIl: string | null;
    readonly pk: number;
    readonly repartoTablet: Reparto | null;
    readonly vedeOrdini: boolean;
  } | null;
  readonly pk: number;
  readonly secondoFattoreDal: string | null;
  readonly ultimoAccesso: string | null;
  readonly username: string;
  readonly versione: number;
  readonly " $fragmentType": "utente_user";
};
export type utente_user$key = {
  readonly " $data"?: utente_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"utente_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ultimoAccesso",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creatoIl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v6 = [
  (v0/*:: as any*/),
  (v2/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "utente_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuperuser",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStaff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "versione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivoNonEliminabile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondoFattoreDal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InfoUserAdmin",
      "kind": "LinkedField",
      "name": "info",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canAdminUsers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canViewAttivitaOperatori",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canViewLineaSaomad",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remindStatoOrdineFornitore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remindMissOrdiniFornitore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailSchedulazione",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vbhReadonlyAccess",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OperatoreAdmin",
      "kind": "LinkedField",
      "name": "operatore",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modificaStatoOrdine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modificaStatoFasiOrdine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "modificaStatoFasiOrdineFornitore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vedeOrdini",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "repartoTablet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pinImpostatoIl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AppAccountAdmin",
      "kind": "LinkedField",
      "name": "appAccount",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visualizzaStatiOrdine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visualizzaEcommerce",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ClienteAccesso",
          "kind": "LinkedField",
          "name": "accessoClienti",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgenteAdmin",
      "kind": "LinkedField",
      "name": "agente",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "capoAreaPk",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Agente",
          "kind": "LinkedField",
          "name": "subAgenti",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v5/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FornitoreUtenteAdmin",
      "kind": "LinkedField",
      "name": "fornitore",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fornitorePk",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fornitoreNome",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiToken",
      "kind": "LinkedField",
      "name": "apiTokens",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "readTokens_token",
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "prefisso",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scrittura",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "introspezione",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "aree",
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scadeIl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ultimoUso",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "revocatoIl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "motivoNonValido",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "UtentePerToken",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "UtentePerToken",
              "kind": "LinkedField",
              "name": "creatoDa",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserAdmin",
  "abstractKey": null
};
})();

(node as any).hash = "cada9c76c08e0c84fa96bfc76298e5b3";

export default node;
