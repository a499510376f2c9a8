/**
 * @generated SignedSource<<883b06bed6166c66f3137e3f4967cdca>>
 * @relayHash e33a4c2d27ad8ea045d31b0092f3f707
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 252637ebf1909db5a25082de69254e779acdf6409fbe4c87993b4163df31e39d

import type { ConcreteRequest } from 'relay-runtime';
export type AvanzamentoTabMutation$variables = {
  ordine: number;
};
export type AvanzamentoTabMutation$data = {
  readonly rigeneraAvanzamento: {
    readonly differenze: ReadonlyArray<string> | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type AvanzamentoTabMutation = {
  response: AvanzamentoTabMutation$data;
  variables: AvanzamentoTabMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordine"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "ordine",
            "variableName": "ordine"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "RigeneraAvanzamentoPayload",
    "kind": "LinkedField",
    "name": "rigeneraAvanzamento",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "differenze",
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AvanzamentoTabMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AvanzamentoTabMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "252637ebf1909db5a25082de69254e779acdf6409fbe4c87993b4163df31e39d",
    "metadata": {},
    "name": "AvanzamentoTabMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17359368e256118eb9a944f804bdb85e";

export default node;
