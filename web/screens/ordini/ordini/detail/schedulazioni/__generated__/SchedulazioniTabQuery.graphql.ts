/**
 * @generated SignedSource<<43a73e7e77568c22c37feb9374060991>>
 * @relayHash 61f74411905cd35f25fc9567695af7a3
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 478966645ab601d94a84bef09b1a022bb94608bfa461e03a616af674b270541f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SchedulazioniTabQuery$variables = {
  pk: number;
};
export type SchedulazioniTabQuery$data = {
  readonly schedulazioneOrdine: {
    readonly motivoNonSchedulato: string;
    readonly salvata: boolean;
    readonly schedulazioni: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"RecapFasi_fasi">;
    }>;
    readonly tempiCambiati: boolean;
    readonly tempisticheMancanti: ReadonlyArray<{
      readonly codice: string;
      readonly famiglia: string;
      readonly forma: string;
      readonly tipo: string;
    }>;
    readonly warnings: ReadonlyArray<{
      readonly testo: string;
    }>;
  } | null;
};
export type SchedulazioniTabQuery = {
  response: SchedulazioniTabQuery$data;
  variables: SchedulazioniTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salvata",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tempiCambiati",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoNonSchedulato",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "TempisticaMancante",
  "kind": "LinkedField",
  "name": "tempisticheMancanti",
  "plural": true,
  "selections": [
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
      "name": "famiglia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "forma",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codice",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "AvvisoSchedulazione",
  "kind": "LinkedField",
  "name": "warnings",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testo",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SchedulazioniTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SchedulazioneScheduler",
        "kind": "LinkedField",
        "name": "schedulazioneOrdine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseScheduler",
            "kind": "LinkedField",
            "name": "schedulazioni",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RecapFasi_fasi"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SchedulazioniTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SchedulazioneScheduler",
        "kind": "LinkedField",
        "name": "schedulazioneOrdine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseScheduler",
            "kind": "LinkedField",
            "name": "schedulazioni",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nomeFase",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isNeeded",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inizio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fine",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durata",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FornitoreFase",
                "kind": "LinkedField",
                "name": "fornitore",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nome",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "478966645ab601d94a84bef09b1a022bb94608bfa461e03a616af674b270541f",
    "metadata": {},
    "name": "SchedulazioniTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed26b5352a2e2c9a3c3aecb45ee46d6c";

export default node;
