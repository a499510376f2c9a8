/**
 * @generated SignedSource<<136908eec4b337925a83148b166357de>>
 * @relayHash ce72eb0fd3ee23b3043e05a0ec2821e8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bda741688bdfba4ef07fcd409c28da7323b7a653dfe20f77d1da102c223410e4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateOreLavorativeInput = {
  giorno?: string | null;
  oreLavorativeBanchi?: number | null;
  oreLavorativeMacchine?: number | null;
  pk: number;
  versione?: number | null;
};
export type GiornoDialogCambiaMutation$variables = {
  input: UpdateOreLavorativeInput;
};
export type GiornoDialogCambiaMutation$data = {
  readonly updateOreLavorative: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly oreLavorative: {
      readonly " $fragmentSpreads": FragmentRefs<"readOre_giorno">;
    } | null;
  };
};
export type GiornoDialogCambiaMutation = {
  response: GiornoDialogCambiaMutation$data;
  variables: GiornoDialogCambiaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giorno",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oreLavorativeMacchine",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oreLavorativeBanchi",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v7 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GiornoDialogCambiaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateOreLavorativePayload",
        "kind": "LinkedField",
        "name": "updateOreLavorative",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OreLavorative",
            "kind": "LinkedField",
            "name": "oreLavorative",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "readOre_giorno",
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GiornoDialogCambiaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateOreLavorativePayload",
        "kind": "LinkedField",
        "name": "updateOreLavorative",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OreLavorative",
            "kind": "LinkedField",
            "name": "oreLavorative",
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
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bda741688bdfba4ef07fcd409c28da7323b7a653dfe20f77d1da102c223410e4",
    "metadata": {},
    "name": "GiornoDialogCambiaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e729b82b985485737a794d589f1a448";

export default node;
