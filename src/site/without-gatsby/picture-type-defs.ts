export const pictureTypeDefs = `
scalar GatsbyImageData
type File { childImageSharp: ImageSharp }
type ImageSharp {
  resize(
    width: Int, height: Int, quality: Int, fit: ImageFit, cropFocus: ImageCropFocus,
    toFormat: GatsbyImageFormat
  ): ImageSharpResize
  gatsbyImageData(
    layout: GatsbyImageLayout, width: Int, height: Int, aspectRatio: Float, sizes: String,
    placeholder: GatsbyImagePlaceholder, formats: [GatsbyImageFormat!], quality: Int,
    breakpoints: [Int!], outputPixelDensities: [Float!], backgroundColor: String,
    transformOptions: TransformOptions, jpgOptions: QualityOptions, pngOptions: QualityOptions,
    webpOptions: QualityOptions, avifOptions: QualityOptions, blurredOptions: BlurredOptions
  ): GatsbyImageData!
}
type ImageSharpResize { src: String, width: Int, height: Int, aspectRatio: Float }
enum GatsbyImageLayout { FIXED FULL_WIDTH CONSTRAINED }
enum GatsbyImagePlaceholder { DOMINANT_COLOR BLURRED NONE }
enum GatsbyImageFormat { NO_CHANGE AUTO JPG PNG WEBP AVIF }
enum ImageFit { COVER CONTAIN FILL INSIDE OUTSIDE }
enum ImageCropFocus {
  CENTER NORTH NORTHEAST EAST SOUTHEAST SOUTH SOUTHWEST WEST NORTHWEST ENTROPY ATTENTION
}
input TransformOptions { fit: ImageFit, cropFocus: ImageCropFocus, grayscale: Boolean, rotate: Int }
input QualityOptions { quality: Int }
input BlurredOptions { width: Int, toFormat: GatsbyImageFormat }
`;
