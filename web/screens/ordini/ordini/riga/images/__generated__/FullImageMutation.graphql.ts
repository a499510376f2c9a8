/**
 * @generated SignedSource<<dbba8bd1a9ca442647b18bdce0539c34>>
 * @relayHash 1ed1be3ad96c181fcfe97df279674cd4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d192a4cc5f72790b67524fceccbd867c5e07f5836bdacaf6f1b247b7fac38af

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteImmagineRigaInput = {
  pk: number;
};
export type FullImageMutation$variables = {
  input: DeleteImmagineRigaInput;
};
export type FullImageMutation$data = {
  readonly deleteImmagineRiga: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly riga: {
      readonly " $fragmentSpreads": FragmentRefs<"RigaImages_riga">;
    } | null;
  };
};
export type FullImageMutation = {
  response: FullImageMutation$data;
  variables: FullImageMutation$variables;
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
},
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FullImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteImmagineRigaPayload",
        "kind": "LinkedField",
        "name": "deleteImmagineRiga",
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
                "name": "RigaImages_riga"
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
    "name": "FullImageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteImmagineRigaPayload",
        "kind": "LinkedField",
        "name": "deleteImmagineRiga",
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numero",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ImmagineRiga",
                "kind": "LinkedField",
                "name": "immagini",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "posizione",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "immagine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nameUser",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "creataIl",
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
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
    "id": "9d192a4cc5f72790b67524fceccbd867c5e07f5836bdacaf6f1b247b7fac38af",
    "metadata": {},
    "name": "FullImageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aa862fb5c8433d88d83356233a8e4d46";

export default node;
