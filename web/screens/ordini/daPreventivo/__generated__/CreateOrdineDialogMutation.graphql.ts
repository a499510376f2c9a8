/**
 * @generated SignedSource<<ffccf5271be873f34e5597dd94b0e3f6>>
 * @relayHash 0e87357792ef5c881aa61a9a1a23e060
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc39948af1cc089ec6a96a6aceb38caaf1129346c46703ac805f318b0e233497

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateOrdineDialogMutation$variables = {
  numeroCommessa?: string | null;
  preventivo: number;
};
export type CreateOrdineDialogMutation$data = {
  readonly createOrdineDaPreventivo: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordine: {
      readonly numeroCommessa: string;
      readonly pk: number;
    } | null;
    readonly preventivo: {
      readonly stato: {
        readonly pk: number;
        readonly stato: string;
      } | null;
      readonly " $fragmentSpreads": FragmentRefs<"PreventivoOrdine_preventivo">;
    } | null;
  };
};
export type CreateOrdineDialogMutation = {
  response: CreateOrdineDialogMutation$data;
  variables: CreateOrdineDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "numeroCommessa"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "preventivo"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "numeroCommessa",
        "variableName": "numeroCommessa"
      },
      {
        "kind": "Variable",
        "name": "preventivo",
        "variableName": "preventivo"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateOrdineDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreateOrdineDaPreventivoPayload",
        "kind": "LinkedField",
        "name": "createOrdineDaPreventivo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Preventivo",
            "kind": "LinkedField",
            "name": "preventivo",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PreventivoOrdine_preventivo"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatoPreventivo",
                "kind": "LinkedField",
                "name": "stato",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreateOrdineDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CreateOrdineDaPreventivoPayload",
        "kind": "LinkedField",
        "name": "createOrdineDaPreventivo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ordine",
            "kind": "LinkedField",
            "name": "ordine",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Preventivo",
            "kind": "LinkedField",
            "name": "preventivo",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "eliminato",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrdineDelPreventivo",
                "kind": "LinkedField",
                "name": "ordine",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StatoPreventivo",
                "kind": "LinkedField",
                "name": "stato",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cc39948af1cc089ec6a96a6aceb38caaf1129346c46703ac805f318b0e233497",
    "metadata": {},
    "name": "CreateOrdineDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "08e7a7dd94715241db311924d31cc09f";

export default node;
