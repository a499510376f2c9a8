/**
 * @generated SignedSource<<8ea1e130c785c6feb4e22f036bc9f39a>>
 * @relayHash 2aeb6b09d0d0ea44c990a07b59d63abc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7383c7f1a524704ae6e0374cb6d204ec7cd72fea83a75d6e37a4e29b6a500a3d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SceltaFaseInput = {
  durataOverride?: string | null;
  fornitore?: number | null;
  fromDate?: string | null;
  nomeFase: string;
};
export type trialsScheduleQuery$variables = {
  autoStart?: boolean | null;
  fasi?: ReadonlyArray<SceltaFaseInput> | null;
  notRelaxedFasi?: string | null;
  pk: number;
};
export type trialsScheduleQuery$data = {
  readonly scheduleOrder: {
    readonly " $fragmentSpreads": FragmentRefs<"read_piano">;
  } | null;
};
export type trialsScheduleQuery = {
  response: trialsScheduleQuery$data;
  variables: trialsScheduleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "autoStart"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fasi"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "notRelaxedFasi"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v4 = [
  {
    "kind": "Variable",
    "name": "autoStart",
    "variableName": "autoStart"
  },
  {
    "kind": "Variable",
    "name": "fasi",
    "variableName": "fasi"
  },
  {
    "kind": "Variable",
    "name": "notRelaxedFasi",
    "variableName": "notRelaxedFasi"
  },
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testo",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v9 = [
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FaseScheduler",
        "kind": "LinkedField",
        "name": "schedulazioni",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
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
            "name": "withFornitore",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "infiniteCapacity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reparto",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dependencies",
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
            "kind": "ScalarField",
            "name": "durataOverride",
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
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tempo",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OccupazioneFase",
            "kind": "LinkedField",
            "name": "occupations",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "date",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "time",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MotivoFase",
            "kind": "LinkedField",
            "name": "spiegazione",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codice",
                "storageKey": null
              },
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineNominato",
                "kind": "LinkedField",
                "name": "ordini",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "numeroCommessa",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ErroreSchedulazione",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "data",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "primoUtile",
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AvvisoSchedulazione",
        "kind": "LinkedField",
        "name": "warnings",
        "plural": true,
        "selections": [
          (v8/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nuovaConsegna",
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "complete",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ritardoMateriali",
        "storageKey": null
      }
    ],
    "type": "PianoSchedulazione",
    "abstractKey": "__isPianoSchedulazione"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "trialsScheduleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ProvaSchedulazione",
        "kind": "LinkedField",
        "name": "scheduleOrder",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "read_piano",
            "selections": (v9/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "trialsScheduleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ProvaSchedulazione",
        "kind": "LinkedField",
        "name": "scheduleOrder",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7383c7f1a524704ae6e0374cb6d204ec7cd72fea83a75d6e37a4e29b6a500a3d",
    "metadata": {},
    "name": "trialsScheduleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "19af84fcd676452c9aed7dc884c4311f";

export default node;
