/**
 * @generated SignedSource<<95b08aa98d195d162aae881f61d2ff46>>
 * @relayHash a5c6276ad88505b2a56df80416a89277
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dbed205eb09df4e2613060788d914aecada99b2c681f008d4103d692eb7791c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateExtraFieldsRigaInput = {
  extraFields?: unknown | null;
  letti?: unknown | null;
  riga: number;
};
export type EditExtraMutation$variables = {
  input: UpdateExtraFieldsRigaInput;
};
export type EditExtraMutation$data = {
  readonly updateExtraFieldsRiga: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly riga: {
      readonly " $fragmentSpreads": FragmentRefs<"ExtraFieldsView_riga">;
    } | null;
  };
};
export type EditExtraMutation = {
  response: EditExtraMutation$data;
  variables: EditExtraMutation$variables;
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
    "name": "EditExtraMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateExtraFieldsRigaPayload",
        "kind": "LinkedField",
        "name": "updateExtraFieldsRiga",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RigaOrdine",
            "kind": "LinkedField",
            "name": "riga",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ExtraFieldsView_riga"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "EditExtraMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateExtraFieldsRigaPayload",
        "kind": "LinkedField",
        "name": "updateExtraFieldsRiga",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RigaOrdine",
            "kind": "LinkedField",
            "name": "riga",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pk",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "extraFields",
                "storageKey": null
              },
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0dbed205eb09df4e2613060788d914aecada99b2c681f008d4103d692eb7791c",
    "metadata": {},
    "name": "EditExtraMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6d2befcda7acd9b2a253037233dc68a9";

export default node;
